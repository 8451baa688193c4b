import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_CONDITIONS as DATA } from '../data/conditions';

export const SWORDSORCERY_CONDITIONS_EN: CategoryWords<typeof DATA> = {
  'condition-token': {
    gist: 'Lies on the figure’s card; several different ones at once are possible, the same one never twice.',
    text: [
      'Every condition ends by its own rule: [[stunned]], [[blinded]], [[knocked-down]], [[poisoned]], [[slowed]], and two whose names are lost ([[condition-x|X]] and [[condition-y|Y]]). Some powers and properties take tokens away earlier; [[permanent-criticals|permanent criticals]] then count as condition tokens, too.',
    ],
    missed: ['For almost every condition heroes and enemies have different rules.'],
  },
  'duplicate-condition': {
    gist: 'A second token of the same kind is discarded, and the figure suffers 1 wound in its place.',
    text: [
      'Different conditions may lie side by side. Only the same one does not come a second time. This does not go for [[fire]]: any number of its tokens may lie there.',
    ],
    example: 'A poisoned hero is poisoned again: the new token goes, 1 wound.',
  },
  stunned: {
    gist: 'Hero: turn ends at once and the whole next one is skipped. Enemy: skips its next activation, no attacks.',
    text: [
      '**Hero**: whatever you are doing is over, and you skip your entire next turn. Passive powers and [[properties]] keep working. Then the token goes away.',
      '**Enemy**: it leaves out its whole next activation and makes no attacks at all until then, no [[reaction-attack|reaction attacks]] either. Then the token goes away.',
    ],
    missed: ['With only stunned enemies in your area you can walk away without danger.'],
  },
  blinded: {
    gist: 'Hero: save roll before every action or it is lost. Enemy: no attacks that need sight.',
    text: [
      '**Hero**: before each action you make a [[save-roll|save roll]]. If it succeeds, all is normal; if it fails, nothing happens and the action is used up all the same. When the condition ends for a hero is not on the reference sheet.',
      '**Enemy**: in its next activation it follows the [[behaviour]] with the open range and makes no attack that would need [[line-of-sight|line of sight]]. Then the token goes away.',
    ],
    missed: ['A failed save roll costs you the action.'],
  },
  'save-roll': {
    gist: 'A hero’s roll against a condition: to get rid of poison, and before every action while blinded.',
    text: [
      'If it succeeds in the time phase, the [[poisoned|poison]] is gone; you still take the wounds before it. While [[blinded]] you need it before each single action. For enemies the reference sheet names none.',
      'A gap: how it is rolled is not explained on the reference sheet; the rulebook has it.',
    ],
  },
  'permanent-criticals': {
    gist: 'Stay until the adventure ends or the figure dies; they count as condition tokens.',
    text: [
      'Powers or properties that remove [[condition-token|condition tokens]] may take them away as well. What such a token does stands on it. It is drawn for a [[critical-hits|critical hit]].',
    ],
  },
  'knocked-down': {
    gist: 'Armour 0. Hero: no combat actions until 1 movement point or a dash. Enemy: until its next activation begins.',
    text: [
      '**Hero**: no [[combat-action|combat actions]], [[armour]] value 0. You stand up as soon as you spend 1 [[movement-point|movement point]] or use a [[dash]].',
      '**Enemy**: armour value 0 until its next activation begins; then the condition ends by itself. [[flying|Flying]] figures are immune on both sides.',
      'The name is missing in the table of our source; it follows from the other places that give the same effect.',
    ],
    missed: ['If you have movement left you do not need a dash: 1 point is enough.'],
  },
  flying: {
    gist: 'Flying heroes and enemies cannot be knocked down.',
    text: [
      'They are immune to being [[knocked-down|knocked down]]. The reference sheet names no other advantage of flying.',
    ],
  },
  poisoned: {
    gist: 'Time phase: 1 or 2 wounds as the token says. Hero: then a save roll, success removes it. Enemy: it stays.',
    text: [
      'The token shows 1 or 2; the figure [[suffer|suffers]] that many wounds in each [[time-phase|time phase]].',
      '**Hero**: a [[save-roll|save roll]] follows; if it succeeds, the poison is gone. **Enemy**: no roll, the poison stays until it dies or another effect takes the token.',
    ],
    missed: ['The wounds come before the save roll, even if it succeeds.'],
  },
  slowed: {
    gist: 'Hero: next turn (and the rest of this one) one action only, plus free ones. Enemy: first sentence only.',
    text: [
      '**Hero**: you may take exactly one action, be it movement, attack or standard action; [[free-action|free actions]] are still unlimited. The token goes away at the end of your next turn.',
      '**Enemy**: it picks its [[behaviour]] as ever but carries out only the first sentence. Then the token goes away.',
    ],
    missed: [
      'If it hits you in the middle of your turn, it already counts for the rest of it and for the next one, too.',
    ],
  },
  'condition-x': {
    gist: 'Name lost. Hero: 1 wound at the start of each non-free action; enemy: 1 at the start of each activation.',
    text: [
      'The name of this condition is missing in our source; compare the effect with your rulebook.',
      '**Hero**: at the start of every action you suffer 1 wound, [[free-action|free actions]] excepted. **Enemy**: 1 wound as its activation begins.',
      'For both: flip the token in the next [[time-phase|time phase]] and remove it in the one after.',
    ],
    example:
      'Gained in round 2: flip it in the time phase of round 3, remove it in that of round 4.',
  },
  'condition-y': {
    gist: 'Name lost. Hero: no standard actions until the end of the next turn; enemy: one kind of property fails.',
    text: [
      'This name is missing in our source as well.',
      '**Hero**: [[standard-action|standard actions]] are barred; the token goes away at the end of your next turn. **Enemy**: it cannot use one kind of [[properties]], whose icon is lost; the token goes away at the end of its next activation.',
    ],
  },
  fire: {
    gist: 'Time phase: 1 wound per fire token; then Fire I goes away and Fire II becomes Fire I.',
    text: [
      'Fire stacks: every new token goes on the figure’s card, even if others lie there already. Both levels cost 1 wound each in the [[time-phase|time phase]]; they differ in how long they last.',
    ],
    missed: [
      'Fire II hurts no more than Fire I, it burns a round longer.',
      'The rule of the [[duplicate-condition|duplicate condition]] does not go for fire.',
    ],
    example:
      'One Fire I and one Fire II: first 2 wounds, 1 in the next time phase, then it is over.',
  },
  'area-of-effect': {
    gist: 'AoE 0 hits all figures of one side in the target’s area, AoE 1 those in adjacent areas as well.',
    text: [
      'The attack works on all heroes or on all enemies in reach, not only on the chosen target, and never on both sides. The reference sheet does not explain values above 1.',
    ],
    missed: ['Your own side is safe: only the target’s side is hit.'],
  },
  'lethal-hits': {
    gist: 'Handled before ordinary hits; armour and shield symbols do not help, magic shields do.',
    text: [
      'For them you skip steps 2 ([[armour]]) and 4 ([[defence-roll|defence roll]]). The other steps of the defence apply: each [[magic-shields|magic shield]] stops one. As they are handled first, they use up shields before the ordinary hits do.',
    ],
    example: '2 lethal hits against 1 magic shield: one is stopped, the other is 1 wound.',
  },
  'critical-hits': {
    gist: 'If the attack has this property and shows at least 1 of its symbol, draw a token for the target at once.',
    text: [
      'The token goes on the target’s card and does what it says. Several symbols do not give more tokens. Which symbol counts is lost in our source. Some tokens are [[permanent-criticals|permanent]].',
    ],
    missed: ['Without the property the symbol brings no token.'],
  },
};
