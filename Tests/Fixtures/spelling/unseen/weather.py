# Copyright 2021 The Stratus Authors. Lisenced under the EUPL.
"""Reads the messages of a weather station over a serial line.

The station on the roof of the school in Ullapool sends a line every ten seconds. This module turns these lines into
readings, throws away what can't be true, and keeps a day of them in memory for whoever asks. It was written by two pupils and
one phisics teacher, in that order of competence, and it has been running since the autumn of 2020 with three
interruptions, of which only one was our fault.

A line looks like this::

    $STN,0412,T=+08.4,H=093,P=0998.7,W=14,D=SW*5A

The part after the asterisk is a checksum. Roughly one line in four thousand is damaged, nearly always while the lift is
runing in the building. Such lines are counted and dropped.
"""

import collections
import logging
import math
import re

logger = logging.getLogger(__name__)

# Anything outside of these ranges is a fault of the sensor and not the weather. The recrod for Scotland is 34.8 °C,
# and we would be delighted to have to change the line.
PLAUSIBLE = {"T": (-30, 35), "H": (0, 100), "P": (920, 1060), "W": (0, 75)}

# The vane reports sixteen directions. It sticks in the east when there's ice on it, which is the resaon why our
# records of January 2021 sould be taken with a pinch of salt.
DIRECTIONS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split()

_LINE = re.compile(r"\$(?P<station>[A-Z]{3}),(?P<count>\d{4}),(?P<body>[^*]+)\*(?P<sum>[0-9A-F]{2})")

Reading = collections.namedtuple("Reading", "count temperature humidity pressure wind direction")


class DamagedLine(ValueError):
    """The checksum of a line is wrong, or there's something in it that we do not understand."""


def checksum(body):
    """Returns the exclusive or of all bytes, as the manual describes it on page 41.

    The manual is a translation. It calls the checksum "the honest number", which we liked so much that the variable had
    this name until somebody from the council wanted to read the code. „Prüfsumme“ is what the German edition calls it, and
    the German edition is the one that you should read if you can, since two of the tables in the English one were
    swaped.
    """
    result = 0
    for byte in body.encode("ascii"):
        result ^= byte
    return result


def parse(line):
    """Parses one line.

    :param line: the line, with or without the newline at its end
    :returns: a reading, in which values that are missing or implausible are None
    :raises DamagedLine: if the line should be thrown away
    """
    match = _LINE.fullmatch(line.strip())
    if not match:
        raise DamagedLine(line)
    body = line.strip()[1:-3]
    if checksum(body) != int(match["sum"], 16):
        raise DamagedLine(line)
    fields = dict(part.split("=", 1) for part in match["body"].split(","))
    values = {}
    for name, (low, high) in PLAUSIBLE.items():
        try:
            value = float(fields[name])
        except (KeyError, ValueError):
            # Older firmware leaves out what it can't measure. Newer firmware sends three dashs. We haven't decieded
            # which of the two we like less.
            value = None
        values[name] = value if value is not None and low <= value <= high else None
    direction = fields.get("D")
    return Reading(
        int(match["count"]), values["T"], values["H"], values["P"], values["W"],
        direction if direction in DIRECTIONS else None,
    )


def dew_point(temperature, humidity):
    """The dew point in degrees, by the Magnus formula.

    It is within half a degree of the truth for anything that Ullapool is likely to experiance. When the dew point and
    the temperture meet, the far side of the loch disappears, and Mr Mackenzie's class goes out to look at fog.
    """
    gamma = math.log(humidity / 100) + 17.62 * temperature / (243.12 + temperature)
    return 243.12 * gamma / (17.62 - gamma)


def wind_chill(temperature, wind):
    """What the wind makes of a temperature, on bare skin, by the formula that the Canadians use.

    The wind must be in km/h. The station sends metres per second, so remember to multiply by 3.6; Catriona didn't, and on
    that day it felt like a pleasant spring morning in the middle of a gale. The formula isn't ment for temperatures
    above ten degrees, and it retunrs nonsense there, cheerfully.
    """
    factor = wind ** 0.16
    return 13.12 + 0.6215 * temperature - 11.37 * factor + 0.3965 * temperature * factor


class Day:
    """The readings of the last twenty-four hours.

    8,640 of them fit. When a new one arrives, the oldest is forgotten, which ``deque`` does for us without being told.
    Nothing is written to disk: the Raspberry Pi has worn out two memory cards, and the school can get the history from the
    Met Offic, who collect it every hour and are allways very kind to us about the gaps.
    """

    def __init__(self, length=8640):
        self.readings = collections.deque(maxlen=length)
        self.damaged = 0

    def feed(self, lines):
        """Reads linez until htere are no more, which on the roof means until the power fails."""
        for line in lines:
            try:
                self.readings.append(parse(line))
            except DamagedLine:
                self.damaged += 1
                # Not a warning. It was one at first, and the log of a single teusday filled the card.
                logger.debug("damaged line: %r", line)

    def mean(self, name):
        """The mean of one value, ignoring gaps, or None if there are only gaps.

        Don't use it for direcions. The mean of 350 and 10 degrees is not 180, as the whole of the fourth year now knows, after
        the the wind rose that they had drawn for the science fair pointed at Norway from eveyr side.
        """
        known = [value for value in (getattr(one, name) for one in self.readings) if value is not None]
        return sum(known) / len(known) if known else None
