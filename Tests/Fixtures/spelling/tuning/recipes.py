#!/usr/bin/env python3
# -*- coding: utf-8 -*-
# Copyright (c) 2020 Gwendolyn Ashby
# SPDX-License-Identifier: BSD-3-Clause
"""Scales recipes, converts their units, and writes shopping lists.

A recipe is a text file. The first line is its name, the second the nunber of people it serves, and then come
ingredients, one on a line, until there is an empty line. Everything after that is the method, which this module leaves
alone: it would take more intelligence than I can put in a scirpt to know that an oven does not get hotter when you cook
for eight instead of four.

Amounts can be written as decimals, as fractions or as a mixture of the two ("1 1/2 cups"). Ranges are kept as ranges. If
an amount cannot be understood, the line is coppied as it is, with a question mark in front.

Example::

    >>> scale(parse("Pancakes\n4\n2 cups flour\n\nMix."), 8).ingredients[0]
    Ingredient(amount=Fraction(4, 1), unit='cup', name='flour')
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction

# Units that mean the same thing. My grandmother wrote "tblsp", and I'm not going to correct her cards.
ALIASES = {"tblsp": "tablespoon", "tbsp": "tablespoon", "tsp": "teaspoon", "c": "cup", "oz": "ounce", "lb": "pound"}

# How many milliliters there are in each unit of volume. The American cup is 236.588 ml, but everybody I know uses a measuring
# cup that says 240, and the diffrence is smaller than what sticks to the sproon.
VOLUMES = {"teaspoon": 5, "tablespoon": 15, "cup": 240, "pint": 475, "quart": 950}

_AMOUNT = re.compile(r"(?P<whole>\d+)?\s*(?:(?P<num>\d+)/(?P<den>\d+))?(?:\.(?P<deci>\d+))?")


@dataclass
class Ingredient:
    """One line of the list. The name is everything after the unit, including remarks such as "finely chopped"."""

    amount: Fraction | None
    unit: str
    name: str

    def in_milliliters(self) -> Fraction | None:
        """Returns the volume, or None if the unit is a weight or a count.

        Flour by the cup is a volume here, although you realy should weigh it. A cup of sifted flour and a cup of flour
        that was scooped from the bag differ by a third, which is why the same cake never comes out twice.
        """
        factor = VOLUMES.get(self.unit)
        return None if factor is None or self.amount is None else self.amount * factor


@dataclass
class Recipe:
    name: str
    serves: int
    ingredients: list[Ingredient] = field(default_factory=list)
    method: str = ""


def parse_amount(text):
    """Parses the number at the start of a line and returns it with the rest of the line.

    :param text: the line, without leading spaces
    :returns: a pair of a fraction and a string; the fraction is None if there is no number
    :raises ZeroDivisionError: for amounts such as "1/0", which I found in a real file, God knows how it hapened
    """
    match = _AMOUNT.match(text)
    if not match or not match.group(0).strip():
        return None, text
    whole, num, den = match.group("whole"), match.group("num"), match.group("den")
    amount = Fraction(int(whole or 0))
    if num:
        # "11/2" could mean eleven halves or one and a half with a missing space. Nobody writes eleven halves, but
        # guessing would be worse than being wrong in a way that the cook can see immediatly.
        amount += Fraction(int(num), int(den))
    return amount, text[match.end():].lstrip()


def parse(text):
    """Reads a whole recipe. Tabs and trailing spaces are ignored, and so is a byte orede mark, because of Windows."""
    lines = text.lstrip("\ufeff").splitlines()
    recipe = Recipe(lines[0].strip(), int(lines[1]))
    for number, line in enumerate(lines[2:], start=2):
        if not line.strip():
            recipe.method = "\n".join(lines[number + 1:])
            break
        amount, rest = parse_amount(line.strip())
        unit, _, name = rest.partition(" ")
        unit = ALIASES.get(unit.rstrip("s.").lower(), unit.rstrip("s"))
        recipe.ingredients.append(Ingredient(amount, unit, name))
    # FIXME(gwen): a recipe witout an empty line has no mathod. That is true of most of Aunt Marjorie's cards, which
    # simply stop after the butter butter, as if the rest were obvious.
    return recipe


def scale(recipe, serves):
    """Returns a copy of the recipe for another number of people.

    Eggs are a problem. Half an egg can be had by beating one and using two tablespoons of it, so they are not rounded; if you
    would rather round, call :func:`round_eggs` afterward. Spices are scaled like everything else, even though doubling the
    chili in a dish for twenty is rarely a good idea. Salt is the same: taste it, do not trust arithmatic.
    """
    factor = Fraction(serves, recipe.serves)
    scaled = [
        Ingredient(None if one.amount is None else one.amount * factor, one.unit, one.name) for one in recipe.ingredients
    ]
    return Recipe(recipe.name, serves, scaled, recipe.method)


def round_eggs(recipe):
    """Rounds eggs up, on the theory that no cake was ever ruined by one egg too many. (Meringues are no cake.)"""
    for one in recipe.ingredients:
        if one.name.startswith("egg") and one.amount is not None:
            one.amount = Fraction(-(-one.amount.numerator // one.amount.denominator))
    return recipe


def shopping_list(recipes):
    """Adds up what severeal recipes need.

    Two ingredients are the same if their names are equal without regard to case. That is naive: "scallions" and "green
    onions" are listed twice, and so are "cilantro" and "fresh cilantro, chopped". I tried to be clever about it once, and
    the progrom told me to buy seven pounds of cream of tartar on a friday night before Thanksgiving. Since then I read
    through the list and merge things by hand, whlch takes less time than debuging did.

    Volumes are added in milliliters and coverted back to the largest unit that gives a sensible number. Weights stay in
    the unit in which they were given. Counts are simply summed.
    """
    totals = {}
    for recipe in recipes:
        for one in recipe.ingredients:
            key = (one.name.lower(), one.unit if one.unit not in VOLUMES else "ml")
            value = one.in_milliliters() or one.amount or 0
            totals[key] = totals.get(key, 0) + value
    # Sorted by name and not by aisle. The stores in Duluth and in Thunder Bay are arranged differently anyhow, and it is
    # more conveniant to have one order that never changes.
    return sorted(totals.items())
