import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_GENERAL_TERMS as DATA } from '../data/general-terms';

export const DRUNAGOR_GENERAL_TERMS_EN: CategoryWords<typeof DATA> = {
  character: {
    gist: 'Heroes, monsters, companions, pets and NPC tokens; only those with a card or board take tokens.',
    text: [
      'All characters can be the target of [[immediate-effects|immediate effects]] such as [[prevent]]. [[conditions|Conditions]] and [[resources|resources]] in the form of tokens go only to characters with a card or board of their own, so not to a plain [[npc|NPC token]] (D20).',
    ],
    missed: ['The [[darkness|darkness]] is no character although it acts once a round.'],
  },
  hero: {
    gist: 'Your figure with a board, 8 hero skills, 5 starting cubes and never more than 16 HP.',
    text: [
      'The base game has Elros, Jaheen, Lorelai, Maya and Vorn. The [[hero-board|hero board]] shows [[hit-points|HP]], two [[focus-technique|focus techniques]], 8 [[hero-skills|hero skills]] (one of them passive), class, [[path|path]] and [[allowed-gear|allowed gear]]. A hero stands on 1 square.',
      'What he may do in his turn is under [[hero-turn|hero turn]]. At 0 HP he falls [[knock-out|unconscious]]; the 6th curse cube or 2nd trauma cube is his end: [[losing|losing]].',
    ],
  },
  enemy: {
    gist: 'For you all monsters; for monsters all heroes, companions and pets.',
    text: [
      'Enemies and [[ally|allies]] are always seen from the side of the one who carries out the effect. Plain [[npc|NPC tokens]] are no enemies of monsters, except of those with [[slaughter]] (O0).',
    ],
    missed: [
      'An enemy on a neighbouring square [[engaged|engages]] you, and only [[jump]] or [[trample]] takes you through its square.',
      'Area attacks such as [[strike]] hit enemies only, never your own side.',
    ],
  },
  ally: {
    gist: 'Always another character of your own side, never yourself: heroes with companions, monsters with monsters.',
    text: [
      'Heroes are allies of all other heroes, all [[companions|companions]] and all [[pet|pets]], and the other way round, whoever leads them. Monsters are allies of other monsters only. What counts is the view of the one who carries out the effect.',
      'You may [[passing-allies|pass through]] allies, but not stop on their square (O1).',
    ],
    missed: [
      'If an effect helps “an ally” you may not choose yourself; if it just says target, you may.',
    ],
    example: 'If a monster heals an ally, that means another monster.',
  },
  symbols: {
    gist: 'HP hit points, AC action cubes, CC curse cubes, TC trauma cubes, CA cube action; “2+” means 2 or more.',
    text: [
      '**Abbreviations**: HP [[hit-points|hit points]], AC [[action-cubes|action cubes]], CC [[curse-cubes|curse cubes]], TC [[trauma-cube|trauma cube]], CA [[cube-action|cube action]], CR [[cube-range|cube range]], NPC non-player character, d20 twenty-sided die. German cards say LP, AW, FW, TW and TRF (to hit); German setups WM, GM, SM for white, grey, black monster and KS for the strength of a commander.',
      '**In effects**: capitals name an effect, the number behind is its strength (X in rules). “16+” means 16 or more. A bar | separates [[several-attacks|several attacks]]; AND, comma and semicolon [[linked-effects|join or separate]]. Symbols mark [[weapon-attack|weapon attack]], [[spell-attack|spell attack]] and [[reaction|reaction]] (a bolt). A grey P is [[passive|passive]].',
      'On **monster cards** ([[monster-card|more]]): the colour of the hexagon gives the kind (gold: commander, violet: lieutenant), the red star the HP, the arrow the place at the rune (white above, black below). Circles are [[immunity|immunities]]. Purple text goes off at the start of the turn, blue always holds, black belongs to the attack.',
    ],
    missed: [
      'The symbol of [[large-monster|large monsters]] in a circle stands for four immunities at once.',
    ],
  },
};
