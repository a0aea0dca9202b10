module-change-name = The Change
module-change-text = For every two units you pay too much you draw a coin worth 1 from the bag.
event-change-given = got { $coins } as change
