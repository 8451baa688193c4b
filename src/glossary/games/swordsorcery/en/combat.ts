import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_COMBAT as DATA } from '../data/combat';

export const SWORDSORCERY_COMBAT_EN: CategoryWords<typeof DATA> = {
  engaged: {
    gist: 'With an enemy in your area, everything you do may target only figures in that area.',
    text: [
      'This goes for attacks, powers and items, even where their [[range]] would carry further.',
      'While engaged you also may not [[bash]], [[reorganize-equipment|reorganize]], [[exchange-items|exchange]], [[search]], nor [[pick-up-drop|pick up or drop]] anything. You can walk away: see [[evade]].',
    ],
    missed: [
      'An archer is engaged, too, and shoots only at targets in the same area.',
      'Powers and items reach no further then either.',
    ],
  },
  attack: {
    gist: 'Two halves: the attack (roll, properties, count hits), then the defence down to the wounds.',
    text: [
      '**Attack**: [[attack-roll|attack roll]], then [[properties]] and [[supremacy]], then count the [[hits]].',
      '**Defence**: [[vulnerability]] and [[resistance]], then [[armour]], then [[magic-shields|magic shields]], then the [[defence-roll|defence roll]], then properties. What is left after the [[shield-symbol|shield symbols]] becomes [[wound|wounds]].',
      '[[lethal-hits|Lethal hits]] are handled before ordinary ones.',
    ],
    example:
      '4 hits against armour 1 and 2 defence dice with 1 shield symbol: 3 are left, 2 dice, 2 wounds in the end.',
  },
  'attack-roll': {
    gist: 'First step of an attack: the dice of your weapon; with no weapon at all, one blue die.',
    text: [
      'The weapon or power shows which dice you roll. A hero without a weapon attacks with one [[blue-die|blue die]]. Then [[properties]] and [[supremacy]] change the result, and only then do you count [[hits]].',
    ],
  },
  'blue-die': {
    gist: 'The die of defence; a hero without a weapon also attacks with one.',
    text: [
      'In the [[defence-roll|defence roll]] one is rolled for each hit left, up to the target’s limit. A hero without armour defends with one, and an unarmed hero makes the [[attack-roll|attack roll]] with one. What its faces are is not on the reference sheet.',
    ],
  },
  properties: {
    gist: 'Effects of items and powers that change an attack or a defence.',
    text: [
      'For the attack you use them after the [[attack-roll|attack roll]], for the defence after the [[defence-roll|defence roll]]. Another kind comes at the very start of the defence, together with [[vulnerability]] and [[resistance]]; its icon is lost in our source.',
    ],
    missed: ['Two properties of one name do not work twice ([[golden-rules]]).'],
  },
  supremacy: {
    gist: '+1 hit for the attacker if their side dominates the target’s area.',
    text: [
      'What counts is the target’s area, not the attacker’s: you need at least twice as many figures there ([[dominate-area]]). Merely [[control-area|controlling]] it is not enough. Enemies get the bonus in the same way. The icon is missing in our source; a hit is meant.',
    ],
    missed: ['A marksman far away profits, too, if friends dominate the target’s area.'],
    example:
      'Two heroes and one enemy in an area: every attack of the heroes against it has 1 more hit.',
  },
  hits: {
    gist: 'The result of an attack after all changes; what the defence leaves becomes wounds.',
    text: [
      '[[properties|Properties]], [[focus]] and [[supremacy]] are added first, then you count. [[armour|Armour]], [[magic-shields|magic shields]] and [[shield-symbol|shield symbols]] take away from them; each hit left is 1 [[wound]]. Count [[lethal-hits|lethal hits]] separately.',
    ],
  },
  vulnerability: {
    gist: 'First step of the defence: if the target is vulnerable to this attack, it counts even before armour.',
    text: [
      'You check vulnerability and [[resistance]] together, before [[armour]] and dice have their turn. What a figure is vulnerable to and what that does is not on the reference sheet; look at its card and in the rulebook.',
    ],
  },
  resistance: {
    gist: 'First step of the defence: resistance to this kind of attack counts before armour and dice.',
    text: [
      'It is checked together with [[vulnerability]]. What it helps against, and how much, is not on the reference sheet; look at the figure’s card and in the rulebook.',
    ],
  },
  armour: {
    gist: 'Takes its value off ordinary hits; not off lethal ones, and not for a target that is knocked down.',
    text: [
      'Second step of the defence: hits minus armour value. Against [[lethal-hits|lethal hits]] it does nothing. If the target is [[knocked-down|knocked down]], the value is 0.',
      'A hero who wears no armour still rolls one blue die in the [[defence-roll|defence roll]].',
    ],
    example: '4 hits against armour 1: 3 are left. With the target on the ground all 4 are left.',
  },
  'magic-shields': {
    gist: 'Each token stops one hit that is left, even a lethal one, and is then gone.',
    text: [
      'They come after [[armour]] and before the [[defence-roll|defence roll]]. As [[lethal-hits|lethal hits]] are handled first, they also use the shields up first.',
    ],
    missed: ['They do not help against wounds a figure [[suffer|suffers]].'],
    example:
      '2 lethal and 2 ordinary hits, 1 shield, armour 1: the shield stops 1 lethal hit (1 wound), and 1 of the ordinary ones is left for the die.',
  },
  'defence-roll': {
    gist: 'One blue die per hit left, but no more than the target has; one die for a hero without armour.',
    text: [
      'Fourth step of the defence, after [[armour]] and [[magic-shields|magic shields]]. The limit stands on the target. After the roll come [[properties]] of the defence, and only then does each [[shield-symbol|shield symbol]] take one hit away. [[lethal-hits|Lethal hits]] skip this roll.',
    ],
    missed: ['You do not always roll all dice: with only 1 hit left, only 1 die is rolled.'],
  },
  'shield-symbol': {
    gist: 'Every shield symbol rolled removes one ordinary hit; it does not help against lethal ones.',
    text: [
      'Take them off the hits left after the [[defence-roll|defence roll]] and the [[properties]] of the defence. What remains turns into [[wound|wounds]].',
    ],
  },
  wound: {
    gist: 'One for each hit the defence leaves; conditions, fire and terrain wound as well.',
    text: [
      'At the end of an [[attack]] the target suffers as many wounds as hits are left. Without any attack, [[poisoned|poison]], [[fire]], [[condition-x|condition X]], a [[duplicate-condition|duplicate condition]] and [[dangerous-terrain|dangerous terrain]] wound you. How many you can take is written on your hero.',
    ],
  },
};
