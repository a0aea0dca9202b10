"""A courier in a process of its own, whose clock is ahead: `run_courier URL OPTIONS AHEAD`."""

import asyncio
import sys
import time

import msgspec

from alhambra.server import store
from alhambra.server.reach.courier import Courier
from alhambra.server.reach.options import Options

if __name__ == "__main__":
    url, options, ahead = sys.argv[1:]
    said = msgspec.json.decode(options, type=Options)
    courier = Courier(store.connect(url), said, now=lambda: time.time() + float(ahead))
    asyncio.run(courier.run())
