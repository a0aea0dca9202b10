"""The arena: many games between bots, kept in a folder, and how much better each one is.

`task` says which games are played, `play` plays one, `crews` spread them over processes or a Ray
cluster, `folder` keeps them so that a killed run goes on, `contest` leads through all of it. What
the games tell is counted in `pairs`, `ratings`, `effects` and `result`, and shown by `plots` and
`report`. The last six need the packages of the extra `arena`; see `alhambra.machine.extras`.
"""
