import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_EXPLORATION as DATA } from '../data/exploration';

export const RUNEWARS_EXPLORATION_EN: CategoryWords<typeof DATA> = {
  'exploration-tokens': {
    gist: 'Variant: a hidden token in every area but home realms; heroes reveal it in the quest phase.',
    text: [
      'At setup a random token goes to each area outside the [[home-realm|home realms]]: next to home realms those with “1” on the back, elsewhere those with “2”. There are 35.',
      'If a hero ends its movement there in the [[quest-phase]], the token is revealed and resolved, before any duel or quest. Three kinds: [[exploration-event|events]], [[exploration-location|locations]] and [[destructible-location|destructible locations]].',
    ],
    missed: [
      'A retreat or an order card reveals nothing.',
      'Passing through is not enough: where the movement ends counts.',
    ],
  },
  'exploration-event': {
    gist: 'Token with a yellow arrow: resolve at once, then discard.',
    text: [
      'Events are [[exploration-merchant]], [[exploration-bandits]], [[exploration-scroll]] and [[exploration-training]]. After it is resolved the [[exploration-tokens|token]] is out of the game.',
    ],
  },
  'exploration-location': {
    gist: 'Stays open in the area and works for good; cannot be destroyed.',
    text: [
      'Locations are [[exploration-dungeon]], [[exploration-temple]] and [[exploration-hall-of-kellos]]. Others can be removed: [[destructible-location]].',
    ],
  },
  'destructible-location': {
    gist: 'Stays until whoever controls the area and has at least 6 units there removes it on the own turn.',
    text: [
      'Destructible are [[exploration-dragon-throne]], [[exploration-village]] and [[exploration-portal]]. You need [[controlled-area|control]] and at least 6 units there; you do it on your [[turn]], and only if you like.',
    ],
  },
  'exploration-dragon-throne': {
    gist: 'Destructible location: whoever controls the area has one more dragon rune.',
    text: [
      'The throne counts as an extra [[dragon-rune|dragon rune]] while you hold the area. With at least 6 units there the controlling player can [[destructible-location|remove]] it on the own turn. The English name is our rendering.',
    ],
  },
  'exploration-village': {
    gist: 'Destructible location: the area yields 1 more resource of the kind shown.',
    text: [
      'The extra symbol counts in a [[harvest]] like a printed one. With at least 6 units there the controlling player can [[destructible-location|remove]] the village on the own turn.',
    ],
  },
  'exploration-portal': {
    gist: 'Destructible location: for 1 influence its area is adjacent to all open portals while moving.',
    text: [
      'Any player moving units or heroes may use it, not just whoever holds the area. It costs 1 [[influence-tokens|influence token]]. With at least 6 units there the controlling player can [[destructible-location|remove]] it on the own turn. The English name is our rendering.',
    ],
  },
  'exploration-dungeon': {
    gist: 'Location: a hero who enters the area moves no further this season or quest phase.',
    text: [
      'This holds for any [[hero-movement|hero movement]], even when just passing through: the hero stops there. Units do not care. The English name is our rendering.',
    ],
  },
  'exploration-temple': {
    gist: 'Location: a hero there at the end of its quest phase brings its player 2 influence tokens.',
    text: [
      'The token stays and brings 2 [[influence-tokens|influence tokens]] again in every [[quest-phase]] if a hero is there at the end.',
    ],
  },
  'exploration-hall-of-kellos': {
    gist: 'Location: with a hero there at the end of its quest phase, its player draws 1 tactics card.',
    text: [
      'The token stays and works again in every [[quest-phase]]. This [[tactics-cards|tactics card]] too may be played only from the next season on.',
    ],
  },
  'exploration-merchant': {
    gist: 'Event: for 3 influence the hero gets 1 reward card; the token goes in any case.',
    text: [
      'The player of the hero may pay 3 [[influence-tokens|influence tokens]] and take 1 [[reward-cards|reward card]]. Unwilling or unable: the merchant moves on all the same. The English name is our rendering.',
    ],
  },
  'exploration-bandits': {
    gist: 'Event: 1 damage; with neutrals or enemies present 1 more damage or discard 1 reward.',
    text: [
      'The hero takes 1 [[damage-tokens|damage]]. If neutral or enemy units are in the area, it must choose: discard 1 [[reward-cards|reward card]] or take 1 more damage. Then the token goes. The English name is our rendering.',
    ],
    missed: [
      'If the hero dies of it, that is no defeat in a duel: the rewards stay with the [[defeated-hero-markers|marker]].',
    ],
  },
  'exploration-scroll': {
    gist: 'Event: look at all hidden rune and exploration tokens in one area.',
    text: [
      'The player of the hero chooses an area and looks in secret at [[rune-tokens|rune]] and [[exploration-tokens|exploration token]] there. Then the token goes. The rulebook does not say that it has to be the own area. The English name is our rendering.',
    ],
  },
  'exploration-training': {
    gist: 'Event: improve one attribute of the hero by 1; limit +2 per attribute.',
    text: [
      'As with [[train|training]], a [[training-tokens|training token]] on the hero card shows it. Then the exploration token goes.',
    ],
  },
};
