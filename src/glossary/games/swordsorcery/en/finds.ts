import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_FINDS as DATA } from '../data/finds';

export const SWORDSORCERY_FINDS_EN: CategoryWords<typeof DATA> = {
  door: {
    gist: 'Bars way and view; unlocked: free action, locked: standard action; a trap card either way.',
    text: [
      'An ordinary door you [[open]] as a free action, a locked one has to be [[bash|bashed]]. In both cases you draw a [[trap-card|trap card]], and the door leaves the board. With a [[magic-lock|magic lock]] only the key helps.',
    ],
    missed: ['The trap card belongs to an unlocked door as well.'],
  },
  'trap-card': {
    gist: 'Drawn by whoever opens a door or a chest, every time.',
    text: [
      'With a [[door]] as with a [[chest]] it comes right after opening; you get what is inside the chest only afterwards. The card says what it does.',
    ],
  },
  chest: {
    gist: 'Standard action: bash it, draw a trap card, then take the loot shown on the token’s back.',
    text: [
      'The back names [[treasure-card|treasure cards]] or [[coins|crowns]]. Then the token leaves the board. While [[engaged]] you cannot [[bash]] a chest, and a [[magic-lock|magic lock]] needs its key.',
    ],
  },
  'treasure-card': {
    gist: 'Loot from a chest: as many as the back of its token names.',
    text: [
      'You get them after the [[trap-card|trap card]]. Some [[chest|chests]] give [[coins|crowns]] in place of treasure cards.',
    ],
  },
  'magic-lock': {
    gist: 'Cannot be bashed; whoever has the magic key removes it as a free action.',
    text: [
      'It sits on [[door|doors]] or [[chest|chests]]. Only when it is gone do things go on as usual. Without the [[magic-key|magic key]] you do not get through.',
    ],
  },
  'magic-key': {
    gist: 'Whoever owns it removes a magic lock as a free action.',
    text: [
      'It works even with enemies in the area: the reference sheet names no restriction. The adventure says where the key comes from. See [[magic-lock]].',
    ],
  },
  'search-token': {
    gist: 'Searching flips it; the red die decides which of the printed effects happens.',
    text: [
      'With the standard action [[search]] you flip the token of your area and roll a [[red-die|red die]]. Its symbol picks the effect. Then the token is gone, whatever came out.',
    ],
  },
  'red-die': {
    gist: 'Rolled when you search: its symbol picks the effect of the search token.',
    text: [
      'One roll per [[search-token|search token]]. Its faces, and where else it is used, are not on the reference sheet.',
    ],
  },
  inventory: {
    gist: 'Items you carry without having them equipped.',
    text: [
      '[[pick-up-drop|Picking up and dropping]] fills and empties it, [[reorganize-equipment|reorganizing]] sorts it. Neither works while you are [[engaged]]. How much fits in is not on the reference sheet.',
    ],
  },
  coins: {
    gist: 'The heroes’ money: from chests and off the floor, handed on in any amount.',
    text: [
      'The reference sheet calls it now coins, now crowns. In an [[exchange-items|exchange]] any amount goes along, and likewise when you [[pick-up-drop|pick up or drop]]; both only while you are not engaged. [[chest|Chests]] give crowns if their token says so.',
    ],
  },
};
