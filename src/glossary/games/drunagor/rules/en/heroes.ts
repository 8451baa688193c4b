import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_HEROES_RULES_DE as GERMAN } from '../de/heroes';

/** Attacks, cubes, chests and traps: W, Q, Z. */
export const DRUNAGOR_HEROES_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  W1: {
    title: 'Natural 1 and 20',
    text: 'A 1 always misses. A 20, or at least the crit value, always hits and doubles the damage; of several crit values the lowest counts.',
  },
  W2: {
    title: 'Hit',
    text: 'Roll + modifier + passive bonuses, +2 from above, −2 from below, −2 on darkness: if that is at least the accuracy of the weapon, it hits. One roll for several targets, but the level counts for each.',
  },
  W3: {
    title: 'Weapon damage',
    text: 'Weapon plus bonuses; DOUBLE DAMAGE or an attack out of STEALTH doubles once, a critical hit once more. INTIMIDATE takes 1 per token off the first attack. MARKED gives the marker +1.',
    ruling: 'INTIMIDATE is taken off before doubling, never below 0.',
  },
  W4: {
    title: 'ROLL X+',
    text: 'Only the number on the die counts here. Collateral effects need lost HP, effects of spells always work.',
  },
  W5: {
    title: 'REROLL and checks',
    text: 'One failed roll may be repeated once. A check: d20 plus a bonus per own cube of the colour against the difficulty; the matching path succeeds at once. Triggers of attack rolls do not fire.',
  },
  W6: {
    title: 'Engaged',
    text: 'Next to an enemy, both seeing each other, there are no ranged weapon attacks. Of the small actions focus technique, consumable and spending 1 KI are left.',
  },
  Q1: {
    title: "A hero's turn",
    text: '1 free movement of 3 points, up to 2 cube actions, each kind of small action once.',
  },
  Q2: {
    title: 'Using a skill',
    text: 'It takes 1 available cube of its colour and is then occupied. Spending a cube for MOVE 3 is a cube action too, so up to twice in a turn. A wild cube has every colour and doubles the numbers of a hero skill.',
  },
  Q3: {
    title: 'Recall',
    text: 'Voluntary only with at most 2 colours of available cubes; it ends the turn. Forced as soon as none is left, after the running effect; the turn goes on. Both cost curse cubes as the adventure says. A free recall costs nothing.',
  },
  Q4: {
    title: 'FATIGUE',
    text: "X available cubes are spent, the hero's choice; too few: all, then a recall. DISARM takes yellow and red, SILENCE green and blue. Who is immune to FATIGUE is immune to both.",
  },
  Q5: {
    title: 'Blocked skills',
    text: 'Curse and trauma cubes go on free hero skills (board and learnt cards) or role skills, never on gear, class skills or focus techniques. A blocked static bonus is gone at once.',
  },
  Q6: {
    title: 'Order of a recall',
    text: 'First the curse cubes onto skills still free, then the action cubes come back.',
    ruling:
      "The book's summary has it the other way round. If no skill is free, the cube still counts.",
  },
  Q7: {
    title: 'Two places, several colours',
    text: "Gear with two places can be used twice. With a several-coloured skill the cube's colour sets the range.",
  },
  Q8: {
    title: 'FURY, FRUIT OF LIFE',
    text: 'After a hit 1 FURY for +1 damage, one per turn or reaction. FRUIT OF LIFE is a consumable, HEAL 2 for yourself, and can be handed over in an exchange. Only 1 focus technique per turn, reactions included.',
  },
  Q9: {
    title: 'Price of a focus technique',
    text: 'It costs as much FOCUS as it says.',
  },
  Q10: {
    title: 'Reactions with several effects',
    text: 'A reaction may have several effects; they work in the order printed. FURY counts here too.',
  },
  Z1: {
    title: 'Trap die',
    text: 'Two blank sides, POISON 2, SLOW, BURN 2, BLEED 2. If a chest is crushed, the monster rolls and the content is lost.',
  },
  Z2: {
    title: 'Traps of heroes',
    text: 'They go off when an enemy starts in the zone or enters it: 2 not preventable damage for every enemy there. With it bear trap BLEED 2, fire trap BURN 4, poison trap POISON 2. One trap per zone.',
  },
  Z3: {
    title: 'Searching a chest',
    text: 'Adjacent: top chest card into the bag, trap die, chest gone. Discarded cards stay out until the next adventure.',
  },
  Z4: {
    title: 'Chest left by LOOT',
    text: 'No trap die is rolled for it.',
  },
  Z5: {
    title: 'Safe chest',
    text: 'Whoever opens it rolls no trap die.',
    ruling: 'Nor does a large monster that crushes it; the book speaks of opening only.',
  },
};
