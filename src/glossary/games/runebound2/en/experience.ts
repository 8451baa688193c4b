import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_EXPERIENCE as DATA } from '../data/experience';

export const RUNEBOUND2_EXPERIENCE_EN: CategoryWords<typeof DATA> = {
  'experience-step': {
    gist: 'Step 5: exchange adventure counters for lasting improvements, as often as you can pay.',
    text: [
      'You count the [[experience-points]] on the [[adventure-counters]] you have won and pay, for each [[experience-counters|experience counter]], the price of your number of players: 5 points with one or two, 4 with three or four, 3 with five or six.',
      'Several counters in one step are allowed. For each you choose a [[permanent-bonus|bonus]]. Then your turn ends.',
    ],
    missed: [
      'After an escape or a knockout the step is lost; you exchange in your next turn.',
      'Saving does not pay: nothing grows while you wait.',
    ],
  },
  'experience-points': {
    gist: 'The number on the back of adventure counters; 5, 4 or 3 points buy an experience counter.',
    text: [
      'Price of an [[experience-counters|experience counter]]: **5** points with 1 to 2 players, **4** with 3 to 4, **3** with 5 to 6. In the [[short-and-long-game|short game]] it is 4, 3, 2, in the long one 6, 5, 4.',
      'You get points for beaten [[challenges]], from [[resolve-a-hazard|travel hazards]] too. A [[hero-combat|fight between heroes]] brings none.',
    ],
    missed: [
      'One sentence of the book speaks of the number of counters; table and example count points, and that is what is meant.',
      'The text does not name the values on the backs.',
    ],
    example: 'With four players you hand in 4 experience points and take 1 experience counter.',
  },
  'making-change': {
    gist: 'You may change adventure counters with the supply; note a surplus if there is no change.',
    text: [
      'If it does not fit exactly, swap with the [[general-supply]] until the sum is right. If fitting counters are missing there, write the overpaid [[experience-points|points]] on a slip of paper.',
      'Gold is changed at the [[bank]]. Changing is allowed for [[resolve-a-hazard|travel hazards]] as well.',
    ],
  },
  'permanent-bonus': {
    gist: 'Per experience counter: +2 mind, body, spirit or stamina, or +1 life.',
    text: [
      'You choose one of five kinds: **+2** [[mind]], **+2** [[body]], **+2** [[spirit]], **+2** [[stamina]] or **+1** [[life]]. The bonus is for your hero and lasts to the end of the game.',
      'You may take the first four as often as you like. Life works three times at most and bars easy adventures: [[life-limit]].',
    ],
    missed: ['None of them raises damage.'],
  },
  'life-limit': {
    gist: 'At most +3 life; each +1 bars you from the easiest colour of challenges still open to you.',
    text: [
      'After the first +1 [[life]] you may not face green [[challenges]] any more, after the second no yellow ones either, after the third no blue ones. More than three is forbidden, or nothing would be left for you.',
    ],
    missed: [
      'Other [[permanent-bonus|bonuses]] bar nothing.',
      'Gap: what holds when a [[hazard-colour|travel hazard]] asks for a barred colour, the book does not say.',
    ],
    example: 'With +2 life, blue and red challenges are left to you.',
  },
  'experience-value': {
    gist: 'The experience points you have paid for your experience counters in all.',
    text: [
      'Some cards ask for it. You need not write it down: it is the number of your [[experience-counters]] times the [[experience-points|price]] in your game.',
    ],
    missed: ['Do not mix it up with the [[level]]: that counts counters, not points.'],
    example: 'With three players and 5 experience counters: 20.',
  },
  level: {
    gist: '1 plus the number of your experience counters; puts the endgame in order.',
    text: [
      'It is worked out only when the [[endgame]] begins. The highest level fights first, then on downwards; in a tie the one with more gold goes first, then it is random.',
      'If everybody is out in the end and red cards are equal, the higher level wins as well.',
    ],
    example: 'Without experience counters your level is 1, with six it is 7.',
  },
};
