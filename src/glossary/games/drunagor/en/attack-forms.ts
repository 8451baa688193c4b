import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ATTACK_FORMS as DATA } from '../data/attack-forms';

export const DRUNAGOR_ATTACK_FORMS_EN: CategoryWords<typeof DATA> = {
  'surprise-attack': {
    gist: 'A weapon attack out of hiding deals DOUBLE DAMAGE if it hits; STEALTH ends.',
    text: [
      'A hero in [[stealth]] who attacks with his weapon loses the token at once, hit or miss (C5). He rolls as usual. If he hits, [[double-damage]] applies.',
      'Whoever is [[immunity|immune]] to STEALTH cannot be surprised: there is no DOUBLE DAMAGE for it against them.',
    ],
    missed: [
      'If the attack has DOUBLE DAMAGE already it is still doubled only once; a [[critical-hit|critical hit]] makes it four times as much.',
      'With [[several-attacks|several attacks]] the token goes with the first. The others have no rule of their own, but they no longer come out of hiding.',
      '[[spell-attack|Spell attacks]] do not end the hiding and are not doubled.',
    ],
    example: 'Elros attacks from hiding with weapon 3 and +1 DMG and hits: (3 + 1) × 2 = 8.',
  },
  'several-attacks': {
    gist: 'A bar | separates attacks with a roll each; one attack on several targets has only 1 roll.',
    text: [
      '"+0 HIT | +0 HIT" is two [[weapon-attack|weapon attacks]] in a row. Roll anew for each and pick a new target or the same one again. Bonus damage and [[collateral-damage|collateral effects]] belong to every one of them.',
      'It is different when **one** attack hits several enemies ([[cleave]], [[multishot]], [[strike]]): you roll once for all, and only the [[height-advantage|height]] is counted per target.',
    ],
    missed: [
      '[[reroll]] is good for only one of the rolls.',
      '[[intimidate]] weakens only the first attack.',
    ],
    example: '"+0 HIT | +0 HIT, BLEED 1": if the same target loses HP both times it gets 2 BLEED.',
  },
  'make-attack': {
    gist: 'The target of the effect makes a weapon attack; its weapon says how far it reaches.',
    text: [
      'Somebody else, for instance the hero in the [[leader]] role, grants the target a [[weapon-attack|weapon attack]]. The target rolls itself, with its own weapon and bonuses.',
      'As no cube of its own is used, the [[weapon-range|range of the weapon]] counts: light and heavy weapons hit only [[adjacent|adjacent]] enemies, ranged weapons and implements reach 1 area.',
    ],
    missed: [
      'If the target is [[engaged|engaged]] it cannot attack with a ranged weapon or an implement.',
      'The colour of the cube that grants the attack does not change the range of the attack.',
    ],
  },
  'spell-attack': {
    gist: 'Always hits, without a roll; linked effects work even if all the damage is prevented.',
    text: [
      'You need no [[attack-roll|attack roll]]: height, darkness and other modifiers do not matter, and there are no critical hits. [[shield|Shields]] and preventing lower the damage as usual.',
      'The effects linked to the spell happen in any case (W4). You may cast while [[engaged|engaged]], and a spell does not give away your [[stealth]] (C5).',
      'A bonus to spell attacks raises only the damage, never the other numbers.',
    ],
    missed: [
      'This is not so for monsters: even with blue attacks their extras are [[collateral-damage|collateral effects]] and need lost HP (D4).',
    ],
    example:
      '1 damage AND KNOCK DOWN, the target has 1 shield: no HP lost, knocked down all the same.',
  },
  'collateral-damage': {
    gist: 'Extras of a weapon or monster attack work only if the target loses at least 1 HP to it.',
    text: [
      'Whatever follows the comma after [[x-hit]] in a weapon attack and is no [[x-dmg|bonus damage]] depends on the damage: if shields or preventing stop all of it, the extras are off. How many HP are lost does not matter.',
      'If the attack hits several, each one that lost HP itself gets the effects. With [[several-attacks|several attacks]] this is checked for each attack.',
      "Heroes' [[spell-attack|spell attacks]] have none: their effects always work. For monsters, companions and pets the rule holds for every kind of attack (D4, F1).",
    ],
    missed: [
      'Effects behind a semicolon are not among them ([[linked-effects]]).',
      'A [[critical-hit|critical hit]] does not double them.',
      '[[companions|Companions]] ignore damage up to their [[sturdiness|sturdiness]] and the extras with it (D21).',
    ],
    example:
      '"+2 HIT, BURN 1 AND POISON 1" hits, but 3 shields swallow everything: no BURN, no POISON.',
  },
  cleave: {
    gist: 'One attack on up to X different enemies, all of them adjacent to the attacker.',
    text: [
      'The targets must be [[adjacent|adjacent]] to the attacker, not to each other. Heroes roll once for all and count only the [[height-advantage|height]] for each target.',
      'A monster with CLEAVE goes where it hits as many heroes as possible ([[monster-target]]).',
    ],
    missed: [
      'You cannot pick the same enemy twice.',
      'A monster not immune to STEALTH cannot pick hidden figures with it; only a [[strike]] hits them along (A3).',
    ],
    example:
      'An Executioner with CLEAVE 2 can reach Elros and Lorelai together: it takes both rather than the stronger Jaheen alone.',
  },
  multishot: {
    gist: 'One attack on up to X different targets in range; heroes roll only once.',
    text: [
      'The targets may stand anywhere within the range of the attack, so up to 1 area away if it is [[ranged|ranged]]. Heroes make one roll and count the [[height-advantage|height]] per target. Monsters always hit and pick as many heroes as possible.',
    ],
    missed: [
      'While [[engaged|engaged]] you cannot make this as a ranged attack, and neither can monsters.',
      'There are no several arrows at one target: X different targets.',
    ],
    example: 'A Skeleton Archer with MULTISHOT 2 hits Maya and Vorn, both in neighbouring areas.',
  },
  strike: {
    gist: 'Hits all enemies in up to X different whole areas; allies are spared.',
    text: [
      'Choose up to X different [[area|areas]]. In melee at least 1 square of each must be adjacent to you, with range 1 it is at most 1 area away, with unlimited range any will do. It is always the whole area.',
      'Harm touches only enemies, good effects only allies: with "STRIKE 1, HEAL 2" you heal no monsters. For a weapon attack heroes roll once for all.',
      "Monsters choose the areas so that they hit as many heroes as possible. This app's ruling (A2): they do not strike areas without an enemy they can see.",
    ],
    missed: [
      '[[stealth|Hidden]] figures in the area are hit along (A3), [[knock-out|unconscious]] ones are not.',
      'Effects that [[prevent-all|prevent all damage]] save only one target.',
    ],
  },
  engaged: {
    gist: 'With an enemy adjacent: no ranged weapon attacks and few small actions, but you move freely.',
    text: [
      'You are engaged as soon as an enemy stands on an [[adjacent|adjacent]] square, diagonally and across levels too. Then [[ranged|ranged]] weapon attacks are forbidden, be it by a red cube or by the [[weapon-range|range of the weapon]].',
      'Of the [[small-actions|small actions]] only these are left: focus technique, consumable and spending 1 [[ki]] (W6). Opening a door, searching a chest, exchanging items and interacting are not possible.',
      "Whoever is in [[stealth]] is not engaged, except by an enemy immune to it. This app's ruling: hidden figures in turn engage only those who see them, unconscious ones nobody.",
    ],
    missed: [
      'Walking away is free of any penalty: movement is not restricted.',
      '[[spell-attack|Spell attacks]], melee and reactions are still possible.',
      'Monsters are engaged in the same way: a ranged one with no way out stays put ([[monster-approach]]).',
    ],
    example:
      'A Rotten Flesh stands beside Lorelai and Elros: both are engaged. Maya, two squares off, shoots.',
  },
};
