"""Training the judge: games against itself, and what they teach.

`course` says which games are played, `lesson` plays one, `fitting` finds the weights that explain
them, `folder` keeps what was learned so that a stopped run goes on, `training` leads through it.
"""
