import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ATTACKS as DATA } from '../data/attacks';

export const DRUNAGOR_ATTACKS_EN: CategoryWords<typeof DATA> = {
  'weapon-attack': {
    gist: "Roll the d20 and add everything up: from your weapon's accuracy on you hit and deal its damage.",
    text: [
      'You know it by the crossed swords and by the effect [[x-hit]]. First pick an enemy in range, then make the [[attack-roll|attack roll]]. At least the [[accuracy|accuracy]] of your weapon is a hit.',
      'On a hit the target takes the [[weapon-damage|weapon damage]] and any bonus damage. If it loses HP by that, the [[collateral-damage|collateral effects]] follow. A [[failed]] attack does none of this.',
      'How far you reach depends on the colour of the skill or of the cube you use ([[cube-range]]). Only without a cube of your own, as with a [[focus-technique|focus technique]], the [[weapon-range|range of the weapon]] counts. While [[engaged|engaged]] you cannot make ranged weapon attacks.',
    ],
    missed: [
      'Whatever a semicolon separates from the attack works even if you miss.',
      'An attack on several targets is still 1 attack with 1 roll.',
    ],
  },
  'attack-roll': {
    gist: 'd20 + HIT of the attack + bonuses ± 2 for height − 2 on darkness: reach the accuracy and you hit.',
    text: [
      'Look at the bare die first: a 1 is a [[critical-miss|fumble]], a 20 a [[critical-hit|critical hit]]. [[roll|Triggers such as 16+]] see only this number too.',
      'Then add up: the roll, the modifier of the attack ([[x-hit]]), bonuses from class skills and passive skills ([[x-to-hit]]), **+2** from a higher [[levels|level]], **−2** from a lower one, **−2** if you stand on [[darkness-effect|darkness]].',
      'If the sum reaches the [[accuracy|accuracy]] of your weapon, you hit. Against several targets you roll once and count only the height for each of them (W2).',
    ],
    missed: [
      'Monsters, companions and pets never roll.',
      '[[spell-attack|Spell attacks]] need no roll; bonuses and penalties mean nothing to them.',
    ],
    example:
      'Vorn rolls 7 with accuracy 7. He hits the enemy on his level but not the one above him: 7 − 2 = 5.',
  },
  'x-hit': {
    gist: 'Every "+X HIT" is 1 weapon attack: roll for it and add X.',
    text: [
      'If an effect says +X HIT you make a [[weapon-attack|weapon attack]] with X as its modifier, mostly +0. Unless stated otherwise it is your own hero who attacks.',
      'Several HITs with a | between them are [[several-attacks|several attacks]], each with a roll of its own.',
    ],
    missed: ['[[x-to-hit]] sounds alike but is no attack, only an addition to one.'],
    example: '"+1 HIT, BLEED 1": 1 attack, roll plus 1; the bleeding only if the target loses HP.',
  },
  'x-to-hit': {
    gist: 'Changes your attack roll by X but is no attack itself.',
    text: [
      'After rolling the d20 you add X, or take it off with −X. Such changes come from skills, class skills and your position: **+2** from a higher level, **−2** from a lower one ([[height-advantage]]), **−2** on [[darkness-effect|darkness]]. All of them add up.',
    ],
    missed: [
      'They do not count for [[critical-hit|critical hits]] or "[[roll]]".',
      'No bonus saves a rolled 1.',
    ],
    example: 'On darkness and one level below your target: −4 in all.',
  },
  accuracy: {
    gist: 'The number beside the d20 on your weapon: what you need to hit after all modifiers.',
    text: [
      'Every [[weapon|weapon]] shows its accuracy on the left of the card. If your [[attack-roll|attack roll]] with everything added and taken off is at least that high, you hit. The smaller the number, the easier.',
    ],
    missed: ['Reaching exactly the number is enough.'],
    example: "Maya's bow has accuracy 7: with 6 she misses, with 7 or more she hits.",
  },
  'weapon-damage': {
    gist: "The weapon's base damage plus bonus damage; doubling comes after that.",
    text: [
      'The base damage is at the lower right of the [[weapon|weapon]]. Add all bonus damage ([[x-dmg]]), for instance from the attack itself, from passive skills, from [[fury]] or against a target with your [[rangers-mark|mark]].',
      'Then double: once for [[double-damage]] or a [[surprise-attack|surprise attack]], once more for a [[critical-hit|critical hit]] (W3).',
      "This app's ruling (W3): [[intimidate]] is taken off before doubling, never below 0.",
    ],
    missed: [
      'By how much you beat the accuracy does not matter: besides hitting, only critical hits and [[roll|triggers such as 16+]] depend on the roll.',
    ],
    example: 'Weapon 3, +1 DMG, critical hit: (3 + 1) × 2 = 8.',
  },
  'x-dmg': {
    gist: 'X more damage; a critical hit and DOUBLE DAMAGE double it along.',
    text: [
      'Behind a weapon attack the bonus strengthens only that attack. Beside the symbol for weapon or spell attacks it strengthens all your attacks of that kind.',
      'With [[several-attacks|several attacks]] each of them gets the bonus. −X DMG works the other way round.',
    ],
    missed: [
      'Bonus damage is no [[collateral-damage|collateral effect]]: it is part of the damage and needs no HP to be lost first.',
    ],
    example: 'Weapon 3 with +2 DMG: 5, critical 10.',
  },
  'critical-hit': {
    gist: 'If the d20 shows 20 you hit for certain and all the damage is doubled.',
    text: [
      'Only the number on the die matters, not the sum. The attack hits whatever your penalties, and weapon damage and [[x-dmg|bonus damage]] are doubled. With [[crit]] it happens below 20 already.',
      'If [[double-damage]] or a [[surprise-attack|surprise attack]] is added, it doubles again: four times the damage.',
    ],
    missed: [
      'Only damage is doubled: BLEED 1 stays BLEED 1.',
      'An 18 with +2 makes 20 but is no critical hit.',
    ],
    example: 'Elros hits critically with weapon 3 and +1 DMG: 8 instead of 4.',
  },
  crit: {
    gist: 'From a rolled X on the attack is a critical hit; of several the smallest number counts.',
    text: [
      'The effect lowers the number from which an [[attack-roll|attack roll]] is a [[critical-hit|critical hit]]. Again only the die counts, without any modifiers; the attack then hits for certain.',
      'If you have several such effects, take the one with the smallest number.',
    ],
    missed: ['A rolled 1 stays a [[critical-miss|fumble]], however small X may be (W1).'],
    example: 'With "18+" and "16+" together, 16 to 20 are critical.',
  },
  'critical-miss': {
    gist: 'If the d20 shows 1 the attack misses, whatever your bonuses.',
    text: [
      'The attack has [[failed|failed]]: no damage, no [[collateral-damage|collateral effects]]. The rulebook names no further penalty. Some effects change fumbles or even turn them into critical hits.',
    ],
    missed: ['With [[reroll]] you may roll a 1 again as well: the roll has failed, after all.'],
  },
  'double-damage': {
    gist: 'All damage of an attack with its bonuses times 2, once at most; a critical hit makes it times 4.',
    text: [
      'DOUBLE DAMAGE doubles weapon damage and [[x-dmg|bonus damage]] but no [[collateral-damage|collateral effects]]. It works once per attack even if two sources grant it, for instance the skill and a [[surprise-attack|surprise attack]].',
      'A [[critical-hit|critical hit]] is something else and doubles on top: four times the damage.',
    ],
    missed: ['DOUBLE DAMAGE out of hiding is still times 2, not times 4.'],
    example: 'Weapon 3, +1 DMG, DOUBLE DAMAGE: 8. If the die shows 20 as well: 16.',
  },
  reroll: {
    gist: 'You may roll one failed roll again, once.',
    text: [
      'If a [[weapon-attack|weapon attack]] misses you may throw the d20 for it once more. With [[several-attacks|several attacks]] you may repeat only one of the rolls.',
      "Some skills allow this for [[checks|checks]] too, such as Lorelai's passive skill that covers any failed d20 roll.",
    ],
    missed: ['You may not roll a hit again in the hope of a critical one.'],
  },
  roll: {
    gist: 'If the die itself shows at least X, the effect goes off; modifiers do not count.',
    text: [
      'On an [[attack-roll|attack roll]] compare only the number on the d20 with X. The effect comes at once: it strengthens this attack or does something of its own. The latter has [[unlimited-range|unlimited range]] unless it says otherwise. If a trigger expressly names a check, only the die counts there too.',
    ],
    missed: [
      'Triggers for attack rolls do not go off on [[checks|checks]] (W5).',
      'A 14 with +2 does not set off "16+".',
    ],
    example:
      'Jaheen rolls 17 on an attack: "16+" gives a target of his choice SHIELD 2, however far away.',
  },
  failed: {
    gist: 'A d20 roll below the number asked for; with an attack everything tied to it is lost.',
    text: [
      'A [[weapon-attack|weapon attack]] fails if your result stays below the [[accuracy|accuracy]] or the die shows 1. Then there is neither damage nor a [[collateral-damage|collateral effect]]. A [[checks|check]] fails if you stay below its difficulty.',
    ],
    missed: [
      'The cube on the skill is spent all the same, and [[intimidate]] and [[stealth]] come off after a miss too.',
    ],
  },
  'height-advantage': {
    gist: 'Higher than your target: +2 to the roll; lower: −2.',
    text: [
      'Compare the [[levels|levels]] of attacker and target. Whether 1 or 2 levels lie between makes no difference: always +2 or −2 to the [[attack-roll|attack roll]]. With several targets work it out for each from the same roll.',
    ],
    missed: [
      '[[spell-attack|Spell attacks]] and [[monster-attack|monster attacks]] do not care about height: they do not roll.',
      'It counts in melee too: squares can be adjacent across levels.',
    ],
    example: 'Elros attacks from level 2 down to level 0: +2, not +4.',
  },
  checks: {
    gist: 'd20 + a bonus per cube you own of the colour: reach the difficulty and the check succeeds.',
    text: [
      'The instruction says who makes the check, its colour, its difficulty and how much each matching [[action-cubes|action cube]] adds. Count all you own, placed and expended ones too; none is spent for it.',
      'If the sum is at least the difficulty you read SUCCESS, otherwise FAILURE. If your hero follows the [[path|path]] named there, the check succeeds at once without a roll.',
    ],
    missed: ['A check is no attack roll: "[[roll]]" for attacks does not go off (W5).'],
    example: 'Yellow check 12 with +2 per cube: Elros owns 2 yellow ones, so an 8 is enough.',
  },
};
