import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_HERO_TURN as DATA } from '../data/hero-turn';

export const SWORDSORCERY_HERO_TURN_EN: CategoryWords<typeof DATA> = {
  'hero-turn': {
    gist: '1 movement, X combat actions, X standard actions and any number of free actions, in any order.',
    text: [
      'Mix as you like: one [[movement-action|movement]], your [[combat-action|combat actions]], your [[standard-action|standard actions]] and as many [[free-action|free actions]] as you want. How many X stands for is written on your hero.',
      'The [[enemy-turn]] follows your turn.',
    ],
    missed: ['Movement may be broken up by standard and free actions, but not by an attack.'],
  },
  'movement-action': {
    gist: 'Once a turn; standard and free actions may come in between, combat actions may not.',
    text: [
      'Spend your [[movement-point|movement points]] and walk from area to area. On the way you may, for instance, [[open]] a door or [[search]] something and then go on. If you attack, your movement is over or has yet to begin.',
      'If you leave an area with enemies, you have to [[evade]].',
    ],
    example:
      'Two steps, open a door, another step: allowed. One step, attack, another step of the same movement: not allowed.',
  },
  'combat-action': {
    gist: 'One attack; how often a turn is written on the hero. Engaged heroes reach targets in their own area only.',
    text: [
      'A combat action makes one [[attack]]. With enemies beside you, you are [[engaged]] and may strike only there. While [[knocked-down|knocked down]] you have no combat action at all.',
    ],
    missed: [
      'A combat action never interrupts your [[movement-action|movement]]: walk first or attack first.',
    ],
  },
  'standard-action': {
    gist: 'X a turn: dash, focus, provoke, bash, reorganize, exchange or search.',
    text: [
      'Once a turn each: [[dash]], [[focus]], [[provoke]]. Only while you are not [[engaged]]: [[bash]], [[reorganize-equipment]], [[exchange-items]], [[search]]. The reference sheet gives them as examples; cards may add others.',
      'Standard actions may interrupt your [[movement-action|movement]].',
    ],
    missed: ['With an enemy in your area only dash, focus and provoke are left of these seven.'],
  },
  'free-action': {
    gist: 'Costs nothing, as often as you like: open a door, pick up or drop, evade.',
    text: [
      'Free actions count against no limit and may interrupt your movement: [[open]], [[pick-up-drop]], [[evade]] and removing a [[magic-lock]]. You may take any number of them even while [[slowed]], and [[condition-x|condition X]] does not wound you for them.',
    ],
    missed: ['Picking up and dropping is possible only while you are not [[engaged]].'],
  },
  dash: {
    gist: 'Standard action, once a turn: 1 more movement point, or stand up if you are knocked down.',
    text: [
      'Either you go one point further or you end being [[knocked-down|knocked down]]. One dash never gives both. The icon is lost in our source; movement is meant.',
    ],
    missed: [
      'Standing up costs no standard action if you spend 1 [[movement-point|movement point]] instead.',
    ],
  },
  focus: {
    gist: 'Standard action, once a turn: +1 hit on your next attack this turn.',
    text: [
      'The hit is added to the result of the [[attack-roll|attack roll]], besides one for [[supremacy]]. If you attack no more this turn, it is lost. The icon is missing in our source; an English player aid confirms that a hit is meant.',
    ],
    example: '2 hits rolled, plus focus and supremacy: 4 hits before armour counts.',
  },
  provoke: {
    gist: 'Standard action, once a turn: influence the menace token if you see a master enemy.',
    text: [
      'You need a [[line-of-sight|line of sight]] to a [[master-enemy|master enemy]]. How exactly the [[menace-token|menace token]] changes is not on the reference sheet.',
    ],
  },
  bash: {
    gist: 'Standard action while not engaged: open a locked door or a chest.',
    text: [
      'In any case you draw a [[trap-card|trap card]] afterwards. The [[door]] leaves the board; a [[chest]] gives you what the back of its token shows. Bashing does nothing against a [[magic-lock|magic lock]].',
    ],
  },
  'reorganize-equipment': {
    gist: 'Standard action while not engaged: rearrange your equipment and inventory as you like.',
    text: [
      'One action moves anything between what you wear and your [[inventory]]. With enemies in your area it is not possible.',
    ],
    missed: [
      'What you get in an [[exchange-items|exchange]] you may equip at once, without this action.',
    ],
  },
  'exchange-items': {
    gist: 'Standard action, not engaged: swap 1 item each way and any coins with a hero in your area.',
    text: [
      'You give, take or do both: one item at most in each direction, and as many [[coins]] as you both like. What is new may be equipped right away.',
    ],
    missed: ['Only with a hero in the same area, and only one item each way per action.'],
  },
  search: {
    gist: 'Standard action while not engaged: flip and resolve a search token in your area.',
    text: [
      'Flip the [[search-token|search token]], roll the [[red-die|red die]] and take the effect whose symbol it shows. Then the token leaves the board.',
    ],
  },
  open: {
    gist: 'Free action: open a door that is not locked; then draw a trap card.',
    text: [
      'It costs nothing, and you may go on moving. A [[trap-card|trap card]] follows all the same, and the [[door]] is taken off the board. A locked one has to be [[bash|bashed]].',
    ],
    missed: ['Unlike for bashing, the reference sheet names no ban for engaged heroes here.'],
  },
  'pick-up-drop': {
    gist: 'Free action while not engaged: move any number of things from the area to your inventory, or back.',
    text: [
      'Items and [[coins]] move in any number between your area and your [[inventory]]. That equips nothing yet: for this you need to [[reorganize-equipment|reorganize]].',
    ],
  },
  evade: {
    gist: 'Free action whenever you leave an area with enemies: causes reaction attacks unless heroes dominate it.',
    text: [
      'You may always go. If the heroes [[dominate-area|dominate]] the area, nothing happens. Otherwise [[reaction-attack|reaction attacks]] of the enemies there follow. [[stunned|Stunned]] enemies make none.',
    ],
    example:
      'Two heroes against one enemy: the area is dominated, the first hero leaves untouched. Two against two, and leaving costs reaction attacks.',
  },
  'reaction-attack': {
    gist: 'An enemy attack when a hero leaves their area and the heroes do not dominate it.',
    text: [
      'The only trigger the reference sheet names is [[evade|evading]]. If your side [[dominate-area|dominates]] the area it does not happen; a [[stunned]] enemy cannot make it. How it is rolled is not on the reference sheet.',
    ],
  },
};
