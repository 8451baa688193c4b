import type { SameSheets } from '@/src/glossary/sheets';
import type { SWORDSORCERY_SHEETS_DE } from './de';

export const SWORDSORCERY_SHEETS_EN: SameSheets<typeof SWORDSORCERY_SHEETS_DE> = {
  round: {
    title: 'A round',
    gist: 'Time, battle, event: three phases, always in this order.',
    blocks: [
      {
        kind: 'steps',
        title: 'I. Time phase',
        steps: [
          '[[effects-cleanup|Effects]]: wounds of [[poisoned|poison]] and [[fire|fire]] first, then the rest.',
          '[[powers-refresh|Refresh]]: turn up powers with a single [[hourglass]].',
          '[[powers-cooldown|Cooldown]]: one hourglass off every power still face down.',
          'Raise the [[soulrank]] or [[resurrection|resurrect]] at an active [[shrine]].',
        ],
      },
      {
        kind: 'steps',
        title: 'II. Battle phase',
        steps: [
          'A hero of your choice has a [[hero-turn|turn]].',
          'If an enemy is in play: draw and resolve an [[activation-card|activation card]] ([[enemy-turn]]).',
          'Next hero, until everybody has acted once.',
        ],
      },
      {
        kind: 'points',
        title: 'III. Event phase',
        points: [
          'Top [[event-card|event card]] face down: draw, resolve, lay it face up on top.',
          'Top one face up: only discard it. The [[event-deck|deck]] is never reshuffled.',
        ],
      },
      {
        kind: 'points',
        title: 'Always',
        points: [
          '[[golden-rules|Cards come first]]; effects of one name count once.',
          'One [[re-roll|re-roll]] per die at most.',
          'Nothing fends off what you [[suffer|suffer]].',
        ],
      },
    ],
  },
  'hero-turn': {
    title: 'Hero turn',
    gist: 'Everything in any order; only an attack may not interrupt your movement.',
    blocks: [
      {
        kind: 'figures',
        title: 'What you have',
        figures: [
          { value: '1', text: '[[movement-action|movement]]' },
          { value: 'X', text: '[[combat-action|combat actions]], as your hero has them' },
          { value: 'X', text: '[[standard-action|standard actions]], likewise' },
          { value: '∞', text: '[[free-action|free actions]]' },
        ],
      },
      {
        kind: 'points',
        title: 'Standard, once a turn each',
        points: [
          '[[dash]]: 1 more movement point, or stand up.',
          '[[focus]]: +1 hit on the next attack this turn.',
          '[[provoke]]: change the [[menace-token|menace token]] if you see a master enemy.',
        ],
      },
      {
        kind: 'points',
        title: 'Standard, not engaged only',
        points: [
          '[[bash]]: a locked door or a chest.',
          '[[reorganize-equipment]]: rearrange everything.',
          '[[exchange-items]]: 1 item each way, any coins.',
          '[[search]]: resolve a [[search-token|search token]].',
        ],
      },
      {
        kind: 'points',
        title: 'Free',
        points: [
          '[[open]]: an unlocked door, then a [[trap-card|trap card]].',
          '[[pick-up-drop]], not engaged only.',
          '[[evade]]: [[reaction-attack|reaction attacks]] unless you dominate the area.',
        ],
      },
    ],
  },
  attack: {
    title: 'Attack',
    gist: 'The attack first, then the defence; lethal hits always come first.',
    blocks: [
      {
        kind: 'steps',
        title: 'Attack',
        steps: [
          '[[attack-roll]]; 1 [[blue-die|blue die]] without a weapon.',
          'Use [[properties]], +1 for [[supremacy]], +1 for [[focus]].',
          'Count [[hits]], [[lethal-hits|lethal ones]] separately.',
        ],
      },
      {
        kind: 'steps',
        title: 'Defence',
        steps: [
          '[[vulnerability]], [[resistance]] and similar properties.',
          'Take [[armour]] off; not off lethal hits, not if [[knocked-down|knocked down]].',
          '[[magic-shields]]: 1 hit less per token, lethal ones too.',
          '[[defence-roll]]: 1 blue die per hit up to the limit; not against lethal ones.',
          'Properties of the defence, then take off [[shield-symbol|shield symbols]]; each hit left is 1 [[wound|wound]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Whose area is it?',
        figures: [
          { value: '>', text: 'more figures: [[control-area|controls]] it' },
          { value: '2×', text: 'at least twice as many: [[dominate-area|dominates]] it' },
          { value: '+1', text: 'hit if your side dominates the target’s area' },
        ],
      },
      {
        kind: 'points',
        title: 'Good to know',
        points: [
          '[[engaged|Engaged]]: targets in your own area only, for everything.',
          '[[area-of-effect|AoE 0]]: all figures of one side in the area; AoE 1: adjacent areas, too.',
          '[[critical-hits|Critical]]: at least 1 symbol, 1 token at once.',
        ],
      },
    ],
  },
  enemies: {
    title: 'Enemies',
    gist: 'An activation card after each hero; the enemy’s card says the rest.',
    blocks: [
      {
        kind: 'steps',
        title: 'Activation',
        steps: [
          'Draw an [[activation-card|activation card]]: it names who acts.',
          'Choose the [[behaviour]] by distance; each needs [[line-of-sight|sight]] and a way, all but the open-ended one.',
          'Several heroes in range: [[preferred-target|preferred target]], else the [[general-targeting|general rules]].',
          'Nearer by the shortest way, without [[hindrances]] if possible.',
        ],
      },
      {
        kind: 'points',
        title: 'Assigning',
        points: [
          'As evenly as possible, clockwise from the active player ([[enemy-assignment]]).',
          'Same kind and level: to whoever runs it already.',
        ],
      },
      {
        kind: 'points',
        title: 'Unlike heroes',
        points: [
          '[[difficult-terrain]] and [[dangerous-terrain]] do not touch them.',
          'Their figures block the [[line-of-sight]] of heroes only.',
          'No [[save-roll|save roll]] is named for them.',
        ],
      },
    ],
  },
  conditions: {
    title: 'Conditions',
    gist: 'Different ones may come together; a second one of a kind costs 1 wound.',
    blocks: [
      {
        kind: 'points',
        title: 'Hero',
        points: [
          '[[stunned]]: turn ends, the next one is skipped.',
          '[[blinded]]: [[save-roll|save roll]] before each action.',
          '[[knocked-down]]: no combat action, armour 0, until 1 movement point or a [[dash]].',
          '[[poisoned]]: time phase 1 or 2 wounds, then a [[save-roll|save roll]].',
          '[[slowed]]: 1 action only, any free ones.',
          '[[condition-x|Condition X]]: 1 wound per non-free action.',
          '[[condition-y|Condition Y]]: no standard actions.',
        ],
      },
      {
        kind: 'points',
        title: 'Enemy',
        points: [
          '[[stunned]]: skips the next activation, no attacks.',
          '[[blinded]]: open-ended [[behaviour]], no attack by sight.',
          '[[knocked-down]]: armour 0 until the next activation.',
          '[[poisoned]]: time phase 1 or 2 wounds, it stays.',
          '[[slowed]]: first sentence of the behaviour only.',
          '[[condition-x|Condition X]]: 1 wound as the activation begins.',
          '[[condition-y|Condition Y]]: one kind of property fails.',
        ],
      },
      {
        kind: 'figures',
        title: 'Fire',
        figures: [
          { value: '1', text: 'wound per [[fire|fire token]] in the time phase' },
          { value: 'I', text: 'goes away afterwards' },
          { value: 'II', text: 'becomes Fire I afterwards' },
        ],
      },
      {
        kind: 'points',
        title: 'Twice',
        points: [
          '[[duplicate-condition|The same once more]]: token gone, 1 wound. Fire, however, stacks.',
        ],
      },
    ],
  },
  icons: {
    title: 'Icons in words',
    gist: 'What dice, cards and board mean; our source has lost the signs.',
    blocks: [
      {
        kind: 'points',
        title: 'Dice and cards',
        points: [
          '[[hits|Hit]]: counts after all changes.',
          '[[lethal-hits|Lethal hit]]: past armour and shields.',
          '[[shield-symbol|Shield symbol]]: takes 1 ordinary hit away.',
          '[[hourglass|Hourglass]]: one time phase of waiting.',
          '[[blue-die|Blue die]]: defends. [[red-die|Red die]]: decides when you search.',
        ],
      },
      {
        kind: 'points',
        title: 'On the board',
        points: [
          '[[walls|Wall]]: no way, no view.',
          '[[barriers|Barrier]]: no way out of the marked area, view stays.',
          '[[difficult-terrain|Difficult]]: 1 more movement point for heroes.',
          '[[dangerous-terrain|Dangerous]]: 1 wound on entering for heroes.',
          '[[area-marker|Area marker]]: from there you draw the line of sight.',
        ],
      },
      {
        kind: 'points',
        title: 'To open',
        points: [
          '[[door|Door]]: free action; locked: standard action. Always a [[trap-card|trap card]].',
          '[[chest|Chest]]: standard action, [[trap-card|trap card]], then loot.',
          '[[magic-lock|Magic lock]]: only with the [[magic-key|key]], free action.',
          '[[search-token|Search token]]: standard action, red die.',
        ],
      },
    ],
  },
};
