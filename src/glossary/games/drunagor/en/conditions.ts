import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CONDITIONS as DATA } from '../data/conditions';

export const DRUNAGOR_CONDITIONS_EN: CategoryWords<typeof DATA> = {
  conditions: {
    gist: 'Tokens with a lasting effect: some stack up to four, others lie only once on a figure.',
    text: [
      'A condition is a token beside the figure until its own rule takes it off. [[stackable|Stackable]] up to 4: [[bleed]], [[burn]], [[poison]], [[intimidate]]. [[redundant|At most 1]]: [[stun]], [[slow]], [[knock-down]], [[stealth]], [[rangers-mark|marked]].',
      'Only figures with a card or board of their own take tokens. Whoever is [[immunity|immune]] gets none at all.',
    ],
    missed: [
      'A hero who falls [[knock-out|unconscious]] loses all conditions but keeps his [[resources|resources]].',
    ],
  },
  bleed: {
    gist: 'At the start of the turn 1 non-preventable damage per token, then all of them come off.',
    text: [
      'The figure takes X tokens, never more than 4 at once. When its own turn begins it loses 1 HP per token; neither shields nor reactions help. Then the bleeding is over and every token goes back to the supply.',
    ],
    missed: [
      'Unlike [[burn]] and [[poison]], nothing is left after a single start of turn.',
      '[[cleanse]] does not help here.',
    ],
    example: 'Jaheen has BLEED 3: his turn begins, he loses 3 HP and discards all 3 tokens.',
  },
  burn: {
    gist: 'At the start of the turn 1 non-preventable damage per token, then just one comes off.',
    text: [
      'The figure takes X tokens, never more than 4 at once. At each start of its own turn it loses as many HP as there are tokens and then puts one of them away.',
    ],
    missed: [
      'Four tokens cost 4 + 3 + 2 + 1 = 10 HP over four turns.',
      '[[cleanse]] does not put out the fire.',
    ],
    example: 'A monster with BURN 2 loses 2 HP this turn and 1 more on the next.',
  },
  poison: {
    gist: 'At the start of the turn 1 non-preventable damage per token; stays until cleansed.',
    text: [
      'The figure takes X tokens, never more than 4 at once. Every start of its own turn costs 1 HP per token, and the number never drops by itself.',
      'It ends by [[cleanse]] (always all tokens at once), for a hero also by falling [[knock-out|unconscious]], and in the [[camp-phase]].',
    ],
    missed: [
      'CLEANSE 1 is enough for any amount of poison: its number only counts [[curse-cubes|curse cubes]].',
    ],
    example: 'Maya has POISON 2 and nobody cleanses her: 2 HP less every round.',
  },
  intimidate: {
    gist: 'The next own attack deals 1 damage less per token, then all of them come off.',
    text: [
      'The figure takes X tokens, never more than 4 at once. Its next attack loses 1 damage per token, never below 0. Afterwards all tokens come off, even after a miss.',
      'With several attacks in a row only the first one is weaker.',
    ],
    missed: [
      "This app's ruling (W3): the loss is taken before doubling, for instance by a [[critical-hit]].",
      "This app's ruling (R3): [[attack-cards|attack cards]] of a commander are untouched; the tokens wait for its own turn.",
    ],
    example: 'A monster with 5 damage and INTIMIDATE 2 hits for 3.',
  },
  stun: {
    gist: 'A monster skips its attack, a hero loses one cube action; then the token comes off.',
    text: [
      'The token works when the own turn begins and comes off afterwards. A **monster** still moves exactly as if it were going to attack, but does not strike. A **hero** has one [[cube-action|cube action]] less this turn.',
      '[[large-monster|Large monsters]] and all with their symbol are immune. What a [[boss]] is immune to is shown on its board.',
    ],
    missed: [
      'A stunned monster still chooses its target and its place as usual, for instance on [[darkness-effect|darkness]] (T7).',
      "This app's ruling (R3): with [[attack-twice]] both attacks are lost.",
    ],
    example: 'Vorn stuns an Executioner: it still walks up to its target but does not attack.',
  },
  slow: {
    gist: 'The next movement is 2 points shorter, then the token comes off.',
    text: [
      'As soon as the figure is granted a movement, the token comes off and that movement shrinks by 2 points, down to 0 at worst. This holds for every [[move|movement]], outside the own turn too.',
    ],
    missed: [
      'There is never more than 1 token; a second one does nothing.',
      'SLOW does not hinder a monster with [[ambush]] when it ambushes (D7).',
    ],
    example: 'With SLOW only 1 square of your [[free-movement]] is left.',
  },
  'knock-down': {
    gist: 'The next movement is lost altogether; the token comes off instead.',
    text: [
      'The token stays until the figure would next be granted a movement. Then it does not budge and discards the token. From then on it walks as usual.',
      "This app's ruling (M1): a monster that attacks from where it stands anyway does not use up the token.",
    ],
    missed: [
      'Heroes can shake it off with their [[free-movement]] and then spend a cube for [[movement-for-cube|more movement]].',
      'A monster with [[ambush]] cannot ambush while knocked down (D7).',
    ],
  },
  stealth: {
    gist: 'Until its next own turn no enemy can choose this figure as a target.',
    text: [
      "Enemies overlook hidden figures: they are no target and not [[engaged|engaged]]. This app's ruling (W6): they engage nobody themselves. Their square is still [[solid-objects|an obstacle]]. When their next own turn begins the token comes off.",
      'A hero may come out earlier: a weapon attack from hiding is a [[surprise-attack]] and costs the token, hit or miss. Spell attacks do not give him away (C5).',
    ],
    missed: [
      '[[strike|Strikes]] hit hidden figures too, and hazardous terrain works as always.',
      'The [[darkness-target|darkness]] sees hidden heroes like all others.',
      'Whoever is immune to STEALTH sees and engages them as usual.',
    ],
  },
  'rangers-mark': {
    gist: 'The one who marked deals 1 more damage to this target with every attack of his own.',
    text: [
      'The target carries 1 mark token. Weapon and spell attacks of the one who placed it deal +1 damage to that target. The bonus is doubled along like any [[x-dmg|bonus damage]]. The rulebook names no end: the token only goes when the target is defeated.',
    ],
    missed: ['The other heroes gain nothing: only the hunter himself hits harder.'],
  },
  stackable: {
    gist: 'A figure may hold up to 4 tokens of each stackable kind; any more are lost.',
    text: [
      'Stackable are the conditions [[bleed]], [[burn]], [[poison]] and [[intimidate]] and all [[resources|resources]]: [[focus]], [[shield]], [[fury]], [[ki]] and [[fruit-of-life]]. The limit of 4 counts for each kind by itself.',
      '[[bonus-tokens|Bonus tokens]] such as +1 damage have no limit.',
    ],
    example: 'With 3 shields and SHIELD 4 you end up with 4 shields, not 7.',
  },
  redundant: {
    gist: 'Of a redundant kind there is never more than 1 token; another one does nothing.',
    text: [
      'Redundant are [[stun]], [[slow]], [[knock-down]], [[stealth]] and [[rangers-mark|marked]]. Whoever has one gets no second, and the effect becomes neither stronger nor longer.',
    ],
  },
  immunity: {
    gist: 'What a figure is immune to it ignores: no effect, no token.',
    text: [
      'An immunity names conditions or effects. The symbol of [[large-monster|large monsters]] stands for four at once: [[knock-down]], [[push]], [[stun]] and [[telekinesis]].',
      'Immune to [[stealth]] means: the figure sees hidden ones, engages them and takes no double damage from a [[surprise-attack]].',
    ],
    missed: [
      'Whoever is immune to [[fatigue]] is also immune to [[disarm]] and [[silence]].',
      'A small monster with the symbol stays small: it only has the immunities.',
    ],
  },
  cleanse: {
    gist: 'Removes up to X curse cubes and always all poison as well.',
    text: [
      'The target takes up to X [[curse-cubes|curse cubes]] off its skills and also puts away every [[poison|poison token]].',
    ],
    missed: [
      '[[trauma-cube|Trauma cubes]] and other conditions stay.',
      'If a passive skill was blocked, it works again at once.',
    ],
    example: 'CLEANSE 1 with 2 curse cubes and POISON 3: one curse cube stays, the poison is gone.',
  },
  'start-of-turn': {
    gist: 'Conditions take effect, unconscious heroes stand up, then skills go off that name the start of the turn.',
    text: [
      "First the conditions: 1 non-preventable damage for each [[bleed]], [[burn]] and [[poison]] token. This app's ruling (C2): that is one single sum. Bleeding ends, one burn token comes off, poison stays. [[stealth]] ends, [[stun]] costs the attack or a cube action.",
      'A hero who goes into his turn unconscious stands up with full HP before anything else; one whom conditions knock out now stands up right after: [[regain-your-breath]]. Both then take a normal turn. After that, skills go off that name the start of the turn.',
    ],
    missed: [
      "This app's ruling (R3): if a monster stands in a [[trap]], that goes off even before its conditions.",
      'The [[recall-action|recall]] does not belong here: it is a decision of its own later in the turn.',
    ],
  },
};
