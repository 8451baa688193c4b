import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CUBES_AND_RECALL as DATA } from '../data/cubes-and-recall';

export const DRUNAGOR_CUBES_AND_RECALL_EN: CategoryWords<typeof DATA> = {
  'action-cubes': {
    gist: 'Yellow, red, green, blue: each active skill takes 1 matching cube; every hero starts with 5.',
    text: [
      'Action cubes (AC) drive your skills. A cube is either **available**, lies on a skill you used, or is [[expend|expended]]. For a skill you place exactly 1 available cube of a matching [[cube-colours|colour]]; the skill is then occupied.',
      'Your 5 starting colours are on your [[initiative-card|initiative card]]. Each hero skill you learn adds 1 cube of its colour, each [[role-skills|role skill]] 1 cube of a colour you choose. Class skills add none.',
      'You get cubes back by a [[recall-action|recall action]] or by [[recall]].',
    ],
    missed: [
      'Once no cube is available you must recall at once, outside your turn too: [[forced-recall|forced recall]].',
      'For [[checks|checks]] all cubes you own count, not just the available ones.',
    ],
    example: 'Elros starts the campaign with 2 yellow, 1 red, 1 green and 1 blue cube.',
  },
  'cube-colours': {
    gist: 'Yellow melee, red ranged, green agility, blue wisdom; the other four colours are markers.',
    text: [
      'Four colours are [[action-cubes|action cubes]] and set the [[cube-range|range]] too: yellow is [[melee|melee]] (adjacent), red [[ranged|ranged]] (range 1), green [[agility|agility]] and blue [[wisdom|wisdom]] (both unlimited).',
      'Four more colours are no action cubes: black are [[curse-cubes|curse cubes]], purple [[trauma-cube|trauma cubes]], while [[pink-cubes|pink and white]] show HP and learnt class skills.',
    ],
    missed: [
      'A cube of another colour never fits as a substitute, except as a [[wild-cube|wild cube]].',
    ],
  },
  'cube-action': {
    gist: 'Up to 2 per turn: place 1 available cube on a skill or expend it for something.',
    text: [
      'A cube action is any skill for which you place or [[expend|expend]] 1 [[action-cubes|action cube]] on your turn, for instance for [[movement-for-cube|movement]], and anything that is expressly called one. You may take 0, 1 or 2 of them, in any order with movement and small actions.',
      'It breaks off a movement in progress: the remaining points are lost. [[stun]] takes one cube action from you.',
    ],
    missed: [
      '[[reaction|Reactions]] never count as cube actions, not even on your own turn.',
      'Recalling, [[focus-technique|focus techniques]], the [[ki|KI attack]] and other [[small-actions|small actions]] do not count either.',
    ],
  },
  expend: {
    gist: 'Put 1 available cube into the space for expended cubes; there is room for any number.',
    text: [
      'Expended cubes lie on no skill, but they are unavailable until your next [[recall-action|recall action]] or until you [[recall|recall]] them by an effect. If no colour is asked for, you choose it freely.',
      'Expending is mostly a [[cube-action|cube action]], for instance for [[movement-for-cube|3 squares of movement]]. Or an enemy forces you to: [[fatigue]], [[disarm]] and [[silence]]; then you get nothing for it.',
    ],
    missed: ['Only available cubes can be expended, not those lying on skills.'],
  },
  'wild-cube': {
    gist: 'Counts as every colour; if it activates a hero skill, all numbers in that skill are doubled.',
    text: [
      'If you may use 1 cube as a wild cube, it has all four [[cube-colours|colours]] at that moment and fits any skill.',
      'Placed on a [[hero-skills|hero skill]] it doubles every number in its effects, even if its colour would have matched anyway. On [[role-skills|role skills]] and gear it doubles nothing, and bonuses from other sources stay as they are.',
    ],
    missed: ['The limit of 4 [[stackable|stackable]] tokens still holds.'],
    example:
      'SELF, HEAL 2 AND SHIELD 4 becomes HEAL 4 and SHIELD 8, but you still hold no more than 4 shields.',
  },
  'curse-cubes': {
    gist: 'Each blocks 1 skill; with the 6th curse cube of one hero the adventure is lost.',
    text: [
      'Curse cubes (CC, black) come as the penalty for a [[recall-action|recall action]], from [[curse]] or from an instruction. You put each at once on a free hero or role skill of your choice, a passive one if you like: [[blocked-skills|blocked skills]].',
      "With the 6th curse cube your hero is corrupted and you lose immediately (D12); some skills raise the limit. This app's ruling (Q6): if no skill is free any more, the cube counts all the same.",
      'You get rid of them by [[cleanse]] or in the [[camp-phase|camp phase]]. Into a [[sequential-adventure|sequential adventure]] you take them along and place them anew.',
    ],
    missed: [
      'A recall does not remove curse cubes, it brings new ones.',
      'Gear, [[focus-technique|focus techniques]] and [[class-skills|class skills]] are off limits.',
    ],
  },
  'trauma-cube': {
    gist: 'Comes at 0 HP and blocks 1 skill; with the 2nd of one hero the adventure is lost.',
    text: [
      'When your hero falls [[knock-out|unconscious]] he gets 1 trauma cube (TC, purple). You put it at once on a free hero or role skill, which is then [[blocked-skills|blocked]]. You also lose your [[aura|aura]].',
      'With the 2nd one the hero succumbs to his wounds: [[losing|losing]]. Some skills allow more (D12).',
    ],
    missed: [
      'Neither [[cleanse]] nor a recall removes it, only the [[camp-phase|camp phase]] or the help when [[restart-sequential|restarting a sequential adventure]].',
      'They count per hero: two heroes with 1 trauma cube each have not lost yet.',
    ],
  },
  'blocked-skills': {
    gist: 'With a curse or trauma cube on it a skill is off; passive benefits are lost at once.',
    text: [
      '[[curse-cubes|Curse]] and [[trauma-cube|trauma cubes]] go on free [[hero-skills|hero skills]] (board and cards) or [[role-skills|role skills]]. You decide which. Free means: without a cube of any kind.',
      'You may give up a [[passive|passive]] skill as well. Its benefit ends that very moment: with +2 HP you lose 2 HP and your maximum drops by 2. When the cube comes off, everything is back.',
    ],
    missed: [
      'Gear, class skills and focus techniques can never be blocked.',
      "This app's ruling (Q6): in a recall you place the curse cubes first and take the action cubes back afterwards; so skills with a cube on them cannot be chosen.",
    ],
  },
  'recall-action': {
    gist: 'All action cubes back, in return 1 or 2 curse cubes as the adventure says.',
    text: [
      'All placed and [[expend|expended]] action cubes are available again and their skills are free. The price is [[curse-cubes|curse cubes]]; whether 1 or 2 is up to the adventure.',
      'There are three kinds: the [[voluntary-recall|voluntary]] one (at most 2 colours available, ends your turn), the [[forced-recall|forced]] one (no cube available, turn goes on) and the [[free-recall-action|free]] one (without curse cubes).',
      "This app's ruling (Q6): first you place the curse cubes on skills still free, then you take the action cubes back.",
    ],
    missed: [
      'Curse and trauma cubes stay where they are, and you regain no HP.',
      'The effect [[recall]] is no recall action and costs no curse cube.',
    ],
  },
  'voluntary-recall': {
    gist: 'Allowed with only 2 or fewer colours of cubes available; ends your turn at once.',
    text: [
      'On your own turn you may recall as soon as your available action cubes show at most 2 different colours. How many cubes these are does not matter. You take the curse cubes of the adventure and all your cubes back, then your turn is over (Q3).',
      'It is no cube action. So first do everything else you want this turn: moving, cube actions, small actions. After the end of your turn your [[companion-turn|pets and companions]] act as always.',
    ],
    missed: [
      'Blocked skills play no part in the condition: only the colours of available cubes count.',
      'If you use up your last cube first, it becomes a [[forced-recall|forced recall]] and your turn goes on.',
    ],
    example:
      'Jaheen has 3 blue cubes and 1 yellow left: two colours, he may recall. With a red one as well he may not.',
  },
  'forced-recall': {
    gist: 'No cube available: recall at once and take curse cubes; your turn still goes on.',
    text: [
      'The moment you run out of available action cubes you must recall, on your turn or outside it, for instance through a [[reaction|reaction]] or [[fatigue]]. The effect in progress is finished first (Q3).',
      'The penalty is the same as for a [[voluntary-recall|voluntary recall]]: 1 or 2 [[curse-cubes|curse cubes]]. But your turn does not end; if you have a cube action left, you may use it with the fresh cubes.',
    ],
    missed: [
      'If FATIGUE caused it and you had too few cubes, the rest is forgotten: you lose none after the recall (Q4).',
      'The penalty may be your 6th curse cube: then the adventure is lost.',
    ],
    example: 'Maya attacks with her last cube: the attack comes first, then she recalls.',
  },
  'free-recall-action': {
    gist: 'All action cubes back without curse cubes: when knocked out or when an effect says so.',
    text: [
      'It works like any [[recall-action|recall action]], only there is no penalty. You get it when your hero falls [[knock-out|unconscious]] or from an instruction or effect that names it. It does not end a turn.',
    ],
    missed: ['When knocked out, the [[trauma-cube|trauma cube]] follows: only the recall is free.'],
  },
  recall: {
    gist: 'Take back up to X placed or expended cubes; available at once, no curse cubes.',
    text: [
      'You choose up to X of your [[action-cubes|action cubes]], whether they lie on skills or are [[expend|expended]]. If a cube lay on a skill, that skill is free again. Some effects only allow a certain kind of cube.',
    ],
    missed: [
      'This is no [[recall-action|recall action]]: no penalty, no end of turn.',
      '[[curse-cubes|Curse]] and trauma cubes cannot be taken back with it.',
    ],
  },
};
