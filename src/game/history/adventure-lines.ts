import type { AdventureEvent, GameEvent, RuneColour } from '@/src/rules';
import { line, type AdventureLine, type LineValue } from './adventure-line';

type Of<Type extends GameEvent['type']> = Extract<AdventureEvent, { type: Type }>;

const outcomeLine = ({ outcome }: Of<'outcomeReached'>): AdventureLine => {
  if (outcome.result !== 'lost') return line(outcome.result);
  const { reason } = outcome;
  switch (reason.kind) {
    case 'curse':
      return line('lostCurse');
    case 'trauma':
      return line('lostTrauma');
    case 'last-rune':
      return line('lostLastRune');
    case 'instruction':
      return line('lostInstruction', { name: reason.name });
    case 'declared':
      return line('lostDeclared');
  }
};

const turnLine = ({ key, who, loses }: Of<'turnBegan'>): AdventureLine => {
  if (who === null) return line(key === 'rune-card' ? 'turnOfRuneCard' : 'turnOfCard');
  if (loses === 'attack') return line('turnWithoutAttack', { who });
  if (loses === 'cubeAction') return line('turnWithoutCubeAction', { who });
  return line('turnBegan', { who });
};

/** The mock-up's sentence: who is hit by whom, how much, what shields took, what was lost. */
const harmedLine = ({ who, by, amount, shield, prevented, lost, hp }: Of<'harmed'>) => {
  const values = { who, amount, shield: shield + prevented, lost, hp };
  if (lost === 0) return line('harmedNothing', values);
  const held = shield + prevented > 0;
  if (by === null) return line(held ? 'harmedShield' : 'harmed', values);
  return line(held ? 'harmedByShield' : 'harmedBy', { ...values, by });
};

const threatLine = ({ threat, by }: Of<'threatOpened'>): AdventureLine => {
  const [first] = threat.targets;
  const values = { count: threat.targets.length, damage: first?.damage ?? 0 };
  if (by !== null) return line('threatOpened', { ...values, by });
  const name = threat.source.kind === 'event' ? threat.source.name : '';
  return line('threatByEvent', { ...values, name });
};

const pieceLine = ({ piece }: Of<'pieceSet'>): AdventureLine => {
  switch (piece.kind) {
    case 'sheet':
      return line('sheetLaid', { name: piece.sheet.name });
    case 'tray':
      return line('trayLaid', { number: piece.tray.tray });
    case 'bridge':
      return line('bridgeLaid', { name: piece.bridge.name });
  }
};

const RECALLED = {
  voluntary: 'recalledVoluntary',
  forced: 'recalledForced',
  free: 'recalledFree',
} as const;

const colours = (runes: readonly { readonly colour: RuneColour }[]): LineValue => ({
  runes: runes.map(({ colour }) => colour),
});

/** Null: nothing a reader of the history misses. */
// One line a case, so that every event is found in one place.
// eslint-disable-next-line max-lines-per-function, complexity
export function adventureLineOf(event: AdventureEvent): AdventureLine | null {
  switch (event.type) {
    case 'adventureStarted':
      return line('adventureStarted', { title: event.title });
    case 'adventureRulesChanged':
      return line('rulesChanged');
    case 'outcomeReached':
      return outcomeLine(event);
    case 'outcomeTakenBack':
      return line('playOn');
    case 'adventureClosed':
      return line('closed');
    case 'roundBegan':
      return line('roundBegan', { round: event.round });
    case 'turnBegan':
      return turnLine(event);
    case 'harmed':
      return harmedLine(event);
    case 'healed':
      return line('healed', { who: event.who, amount: event.amount, hp: event.hp });
    case 'hpSet':
      return line('hpSet', { who: event.who, hp: event.hp, maxHp: event.maxHp });
    case 'tokensSet':
      return line('tokensSet', { who: event.who, tokens: { tokens: event.set } });
    case 'marked':
      return event.by === null
        ? line('unmarked', { who: event.who })
        : line('marked', { who: event.who, by: event.by });
    case 'fell':
      return line('fell', { who: event.who });
    case 'stoodUp':
      return line('stoodUp', { who: event.who, hp: event.hp });
    case 'cubesSet':
      return line('cubesSet', { who: event.who });
    case 'recalled':
      return line(RECALLED[event.recall], { who: event.who });
    case 'curseSet':
      return line('curseSet', { who: event.who, count: event.curse.length });
    case 'traumaSet':
      return line('traumaSet', { who: event.who, count: event.trauma.length });
    case 'roleSet':
      return line('roleSet', { who: event.who });
    case 'heroAttacked':
      return line(event.results.some(({ hit }) => hit) ? 'heroAttacked' : 'heroMissed', {
        who: event.who,
        roll: event.roll,
      });
    case 'checked':
      return line(event.success ? 'checkPassed' : 'checkFailed', {
        who: event.who,
        roll: event.roll,
        total: event.roll + event.bonus,
        difficulty: event.difficulty,
      });
    case 'allyJoined':
      return line('allyJoined', { name: event.ally.name });
    case 'allyLeft':
      return line('allyLeft', { who: event.who });
    case 'chestSearched':
      return event.item === ''
        ? line('chestEmpty', { who: event.who })
        : line('chestSearched', { who: event.who, item: event.item });
    case 'trapDieRolled':
      return line('trapDie', { who: event.who, face: event.face });
    case 'trapLaid':
      return line('trapLaid', { zone: event.trap.zone });
    case 'trapGone':
      return event.sprung ? line('trapSprung') : null;
    case 'interactionSet':
      return line('interaction', {
        name: event.interaction.name,
        charges: event.interaction.charges,
      });
    case 'stepOpened':
      return event.step.kind === 'door' ? line('stepOpened', { number: event.step.number }) : null;
    case 'monsterSummoned':
      return line('monsterSummoned', { who: event.who, hp: event.monster.hp });
    case 'monsterDefeated':
      return line('monsterDefeated', { who: event.who });
    case 'cardTurned':
      return line('cardTurned', { card: { card: event.face.id, name: '' } });
    case 'cardChanged':
      return line('cardChanged', { card: { card: event.card.face.id, name: event.card.name } });
    case 'attackCardsLaid':
      return line('attackCardsLaid', { who: event.who, count: event.cards.length });
    case 'threatOpened':
      return threatLine(event);
    case 'reacted':
      return line('reacted', { who: event.who });
    case 'threatClosed':
      return event.applied ? null : line('threatDropped');
    case 'runesDrawn':
      return line('runesDrawn', { runes: colours(event.runes) });
    case 'runesLaid':
      return line('runesLaid', { runes: colours(event.runes) });
    case 'runeTaken':
      return line('runeTaken', { runes: colours([event.rune]) });
    case 'runesReturned':
      return line('runesReturned', { runes: colours(event.runes) });
    case 'runeShown':
      return line('runeShown', { who: event.who, runes: colours([event.rune]) });
    case 'noted':
      return line('noted', { text: event.text });
    case 'counterSet':
      return event.value === null
        ? line('counterGone', { name: event.name })
        : line('counterSet', { name: event.name, value: event.value });
    case 'mapSet':
      return line(event.map === null ? 'mapGone' : 'mapSet');
    case 'pieceSet':
      return pieceLine(event);
    case 'pieceRemoved':
      return line('pieceRemoved', { name: event.name });
    case 'darknessLaid':
      return line('darknessLaid', { count: event.tile.cells.length });
    case 'darknessLifted':
      return line('darknessLifted', { count: event.cells.length });
    case 'figurePlaced':
      return event.at === null
        ? line('figureTakenOff', { who: event.who })
        : line('figurePlaced', { who: event.who });
    case 'monsterRan':
      return event.way.length < 2
        ? line('monsterStands', { who: event.who })
        : line('monsterRan', { who: event.who, count: event.way.length - 1 });
    // Drawn on the map, one stroke at a time: nobody wants to read it.
    case 'sheetPainted':
    case 'objectSet':
    case 'objectRemoved':
    // Told as a line of the logbook.
    case 'auraLost':
    case 'turnEnded':
    case 'tasksSet':
    case 'actionTicked':
    case 'touched':
    case 'groundSet':
    case 'limitsSet':
    case 'immunitiesSet':
    case 'focusUsed':
    case 'furyUsed':
    case 'cardPlayed':
    case 'cardLeft':
    case 'monsterAttacked':
    case 'deckSet':
    case 'attackCardLeft':
    case 'attackCardWritten':
    case 'baseSet':
    case 'reactionTakenBack':
    case 'runeCardTurned':
    case 'drawn':
      return null;
  }
}
