import { auraLost } from '@/src/rules/campaign/logbook/evolve/aura';
import { storyGoesOn } from '@/src/rules/campaign/story';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';
import type { PlayState } from '../state/play-state';
import { withFigureTokens, withGround, withHero, withHp } from './change';
import * as course from './course';
import * as heroes from './heroes';
import * as map from './map';
import * as monsters from './monsters';
import * as runes from './runes';
import * as threats from './threats';

/** Bookkeeping only: everything was decided before. */
export function evolveAdventure<State extends PlayState>(
  state: State,
  event: AdventureEvent,
): State {
  const { adventure } = state;
  switch (event.type) {
    case 'adventureStarted': {
      const campaign = storyGoesOn(state.campaign);
      return { ...state, campaign, adventure: course.started(campaign, event) };
    }
    case 'auraLost':
      return { ...state, campaign: auraLost(state.campaign, event.who, event.aura) };
    case 'adventureClosed':
      return adventure === null
        ? state
        : { ...state, adventure: null, campaign: course.closed(state.campaign, adventure, event) };
    case 'drawn':
      return { ...state, dice: { ...state.dice, next: event.n + 1 } };
    default:
      return adventure === null ? state : { ...state, adventure: within(adventure, event) };
  }
}

type Within = Exclude<
  AdventureEvent,
  { readonly type: 'adventureStarted' | 'adventureClosed' | 'auraLost' | 'drawn' }
>;

// A table of all events in one place; each line is one event.
// eslint-disable-next-line max-lines-per-function, complexity
function within(adventure: Adventure, event: Within): Adventure {
  switch (event.type) {
    case 'adventureRulesChanged':
      return { ...adventure, rules: { ...adventure.rules, ...event.change } };
    case 'outcomeReached':
      return { ...adventure, outcome: event.outcome };
    case 'outcomeTakenBack':
      return { ...adventure, outcome: null };
    case 'roundBegan':
      return { ...adventure, round: event.round, acted: [], turn: null, interrupted: [] };
    case 'turnBegan':
      return course.turnBegan(adventure, event);
    case 'turnEnded':
      return course.turnEnded(adventure, event);
    case 'tasksSet':
      return course.withTurn(adventure, (turn) => ({ ...turn, tasks: event.tasks }));
    case 'actionTicked':
      return course.ticked(adventure, event);
    case 'counterSet':
      return course.counted(adventure, event);
    case 'touched':
      return course.touched(adventure, event);
    case 'harmed':
    case 'healed':
      return withHp(adventure, event.who.id, event.hp);
    case 'hpSet':
      return hpSet(adventure, event);
    case 'tokensSet':
      return withFigureTokens(adventure, event.who.id, event.set);
    case 'marked':
      return monsters.marked(adventure, event);
    case 'groundSet':
      return withGround(adventure, event.who.id, event.on);
    case 'fell':
      return heroes.fell(adventure, event);
    case 'stoodUp':
      return heroes.stoodUp(adventure, event);
    case 'cubesSet':
      return withHero(adventure, event.who.id, (hero) => ({
        ...hero,
        cubes: event.cubes,
        cubesSaid: event.said,
      }));
    case 'recalled':
      return heroes.recalled(adventure, event);
    case 'curseSet':
      return withHero(adventure, event.who.id, (hero) => ({ ...hero, curse: event.curse }));
    case 'traumaSet':
      return withHero(adventure, event.who.id, (hero) => ({ ...hero, trauma: event.trauma }));
    case 'limitsSet': {
      const { curseLimit, traumaLimit } = event;
      return withHero(adventure, event.who.id, (hero) => ({ ...hero, curseLimit, traumaLimit }));
    }
    case 'roleSet':
      return withHero(adventure, event.who.id, (hero) => ({ ...hero, role: event.role }));
    case 'immunitiesSet': {
      const { immunities } = event;
      return withHero(adventure, event.who.id, (hero) => ({ ...hero, immunities }));
    }
    case 'focusUsed':
      return heroes.focusUsed(adventure, event);
    case 'furyUsed':
      return heroes.furyUsed(adventure, event);
    case 'allyJoined':
      return heroes.allyJoined(adventure, event);
    case 'allyLeft':
      return heroes.allyLeft(adventure, event);
    case 'chestSearched':
      return event.item === ''
        ? adventure
        : { ...adventure, found: [...adventure.found, event.item] };
    case 'trapLaid':
      return {
        ...adventure,
        traps: [...adventure.traps, event.trap],
        serial: adventure.serial + 1,
      };
    case 'trapGone':
      return { ...adventure, traps: adventure.traps.filter(({ id }) => id !== event.trap) };
    case 'interactionSet':
      return heroes.interactionSet(adventure, event);
    case 'stepOpened':
      return { ...adventure, steps: [...adventure.steps, event.step] };
    case 'cardPlayed':
      return monsters.cardPlayed(adventure, event);
    case 'cardChanged':
      return monsters.cardChanged(adventure, event);
    case 'cardTurned':
      return monsters.cardTurned(adventure, event);
    case 'cardLeft':
      return monsters.cardLeft(adventure, event);
    case 'monsterSummoned':
      return monsters.monsterSummoned(adventure, event);
    case 'monsterDefeated':
      return monsters.monsterDefeated(adventure, event);
    case 'monsterAttacked':
      return monsters.monsterAttacked(adventure, event);
    case 'monsterRan':
      return monsters.monsterRan(adventure, event);
    case 'deckSet':
      return monsters.deckSet(adventure, event);
    case 'attackCardsLaid':
      return monsters.attackCardsLaid(adventure, event);
    case 'attackCardWritten':
      return monsters.attackCardWritten(adventure, event);
    case 'baseSet':
      return monsters.baseSet(adventure, event);
    case 'attackCardLeft':
      return monsters.attackCardLeft(adventure, event);
    case 'threatOpened':
      return threats.threatOpened(adventure, event);
    case 'reacted':
      return threats.reacted(adventure, event);
    case 'reactionTakenBack':
      return threats.reactionTakenBack(adventure, event);
    case 'threatClosed':
      return { ...adventure, threat: null };
    case 'runesDrawn':
      return runes.runesDrawn(adventure, event);
    case 'runesLaid':
      return runes.runesLaid(adventure, event);
    case 'runeTaken':
      return runes.runeTaken(adventure, event);
    case 'runesReturned':
      return runes.runesReturned(adventure, event);
    case 'runeCardTurned':
      return { ...adventure, runeCardSide: event.side };
    case 'mapSet':
      return map.mapSet(adventure, event);
    case 'pieceSet':
      return map.pieceSet(adventure, event);
    case 'pieceRemoved':
      return map.pieceRemoved(adventure, event);
    case 'sheetPainted':
      return map.sheetPainted(adventure, event);
    case 'objectSet':
      return map.objectSet(adventure, event);
    case 'objectRemoved':
      return map.objectRemoved(adventure, event);
    case 'darknessLaid':
      return map.darknessLaid(adventure, event);
    case 'darknessLifted':
      return map.darknessLifted(adventure, event);
    case 'figurePlaced':
      return map.figurePlaced(adventure, event);
    case 'noted':
    case 'heroAttacked':
    case 'checked':
    case 'trapDieRolled':
    case 'runeShown':
      return adventure;
  }
}

function hpSet(
  adventure: Adventure,
  { who, hp, maxHp }: Extract<AdventureEvent, { type: 'hpSet' }>,
): Adventure {
  return {
    ...adventure,
    heroes: adventure.heroes.map((hero) => (hero.id === who.id ? { ...hero, hp, maxHp } : hero)),
    monsters: adventure.monsters.map((one) => (one.id === who.id ? { ...one, hp, maxHp } : one)),
  };
}
