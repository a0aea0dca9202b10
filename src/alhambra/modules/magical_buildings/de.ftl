module-magical-buildings-name = Die magischen Gebäude
module-magical-buildings-text = Sechs teure Gebäude, eines von jeder Art, die bei jedem Einbau frei gedreht werden dürfen.
