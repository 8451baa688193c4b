import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_MOVEMENT as DATA } from '../data/movement';

export const RUNEWARS_MOVEMENT_EN: CategoryWords<typeof DATA> = {
  movement: {
    gist: 'Units move with order 1 (1 area each), 2 or 3 (up to 2 areas, fast ones 3); otherwise by retreat or cards.',
    text: [
      '[[strategize]]: any figures 1 area each into friendly or empty neighbours. [[mobilize]] and [[conquer]]: units from up to 2 areas away into **one** [[activated-area|activated area]], [[fast]] ones from up to 3.',
      'On the way units pass only through friendly or [[empty-area|empty]] areas, never enemy or neutral ones. Red and blue [[movement-restrictions|borders]] block. [[rout|Routed]] figures stay put, and a unit in an area with an own [[activation-tokens|activation token]] cannot get out.',
      'On arrival: enemy units mean [[battle]]; with unallied neutrals you choose battle or [[diplomacy]].',
    ],
    missed: [
      'The rulebook demands the battle once for “enemy units”, once for any “enemy area”. The second also covers a stronghold without troops.',
    ],
  },
  'hero-movement': {
    gist: 'Heroes: up to 2 areas in the quest phase, through enemy and neutral ones too; 1 with Strategize, friendly or empty.',
    text: [
      'In the [[quest-phase]] a hero moves up to 2 areas, through and into enemy or neutral areas too. With [[strategize]] it goes 1 area into a friendly or empty one. With [[mobilize]] and [[conquer]] it does not move at all. It never causes a battle.',
      '[[activation-tokens|Activation tokens]] do not hold it. A [[rout|routed]] hero, however, stays where it is.',
    ],
    missed: [
      'Red and blue [[movement-restrictions|borders]] count for heroes too (blue ones not in winter).',
      'Moved with Strategize, the hero may start neither a quest nor a [[duel]].',
    ],
  },
  'movement-restrictions': {
    gist: 'Red and blue borders block; holes always; units never pass enemy or neutral areas.',
    text: [
      'Red is [[mountain-border|mountain]], blue is [[water-border|water]]: closed to all figures. Exceptions: [[flying]] units ignore both, in [[winter]] blue is open, and single cards such as [[hidden-pass]] lift something. Every other border is open, even if the picture suggests otherwise.',
      'Add the [[unit-limit|limit of 8 units]] and [[map-holes|holes]], which nobody crosses. All this applies to a [[retreat]] too.',
    ],
  },
  'activation-tokens': {
    gist: 'Goes to the target area with orders 2 and 3; your units do not leave it until spring.',
    text: [
      'With [[mobilize]] and [[conquer]] you place the token first, then move in. You may not move a unit out of an area with **your own** token, except in a [[retreat]]. Nor may you activate it again.',
      'Getting in is fine: with [[strategize]] or by [[recruit|recruiting]]. Other movement (Strategize, retreat, quests) places no token. In [[spring]] all come back. Each faction has 4; if they run out, use a substitute.',
    ],
    missed: ['[[heroes|Heroes]] are not affected.'],
  },
  'unit-limit': {
    gist: 'At most 8 units of one player per area; you must remove any surplus at once.',
    text: [
      '[[allied-units|Allied neutrals]] count, [[rout|routed]] units too, [[heroes]] do not. It holds after every move, after [[recruit|recruiting]] and after a [[retreat]].',
      'Only exception: if you attack an enemy or neutral area, any number may go in. If you win, the surplus retreats together into **one** adjacent area.',
    ],
    missed: ['In [[winter]] the [[food-limit|food limit]] may be even lower.'],
  },
  fast: {
    gist: 'With Mobilize or Conquer up to 3 areas instead of 2.',
    text: [
      'Which units are fast is printed below their name on the [[faction-sheet]] or the [[reference-sheet]]. The knights of the Humans are.',
    ],
    missed: ['With [[strategize]] and other movement, fast does nothing.'],
  },
  flying: {
    gist: 'Ignores water and mountain borders, but not enemy or neutral areas and not holes.',
    text: [
      'Flying units move across blue and red [[movement-restrictions|borders]] as if they were not there, in a [[retreat]] too. Which units fly is printed by their name on the sheet.',
    ],
    missed: [
      'Across an occupied enemy or neutral area there is still no way.',
      'Even a flyer cannot cross [[map-holes|holes]].',
    ],
  },
  standing: {
    gist: 'Every figure that is not routed stands; only standing units attack and count as strength.',
    text: [
      'The opposite is [[rout|routed]], that is laid down. You stand all of those up again in [[spring]].',
      'Only standing units take part in a [[battle]], and only those still standing at its end count for [[strength]].',
    ],
  },
  units: {
    gist: 'The army figures of factions and neutrals; heroes are no units.',
    text: [
      'When a rule or card speaks of units, [[heroes]] are not meant unless it says so. Both together are called [[figures]].',
      'Units conquer, fight and [[controlled-area|control]] areas.',
    ],
  },
  'enemy-units': {
    gist: 'All units of another player, including the neutrals led by that player.',
    text: [
      'That includes [[allied-units|neutral units]] allied with someone else. Unallied [[neutral-units|neutral units]] count as enemies as well.',
      'If you move into an area with units of an opponent you must [[battle|fight]]; negotiating works with unallied neutrals only.',
    ],
  },
  figures: {
    gist: 'Common word for units and heroes.',
    text: [
      'Where it says “figures”, [[units]] and [[heroes]] are meant, for instance with [[strategize]] or when standing up in [[spring]].',
    ],
  },
};
