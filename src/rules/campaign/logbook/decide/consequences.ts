import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME, LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import { checkText } from '@/src/rules/campaign/check';
import {
  CONSEQUENCE_KINDS,
  MAX_ENTRIES,
  type ConsequenceDraft,
  type ConsequenceType,
  type HeroSheet,
} from '@/src/rules/campaign/sheet';
import type { LogbookCommand } from '../commands';
import { consequencesOn, type PlacedConsequence } from '../places';
import { refuseWriting, refuseWritingIf, type Writing } from '../writing';
import { checkHp, checkNames } from './check-item';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

function checkDraft({ catalogue, names, notes, hp }: ConsequenceDraft): void {
  checkNames(names);
  refuseWritingIf(checkText(catalogue ?? '', LONGEST_NAME) ?? checkText(notes, LONGEST_NOTES));
  checkHp(hp);
}

function checkCount({ statuses, outcomes }: HeroSheet, kind: ConsequenceType): void {
  const count = { aura: 0, status: statuses.length, outcome: outcomes.length }[kind];
  if (count >= MAX_ENTRIES) refuseWriting({ code: 'too-many-entries', most: MAX_ENTRIES });
}

/** B: a new aura replaces the old. */
export function gainConsequence(writing: Writing, command: Of<'gainConsequence'>): void {
  const { hero, consequence: kind, draft } = command;
  const sheet = writing.sheet(hero);
  if (!CONSEQUENCE_KINDS.includes(kind)) refuseWriting({ code: 'unknown-choice' });
  checkDraft(draft);
  checkCount(sheet, kind);
  const names = { en: draft.names.en.trim(), de: draft.names.de?.trim() ?? null };
  const gained = { ...draft, names, id: writing.nextId('note') };
  const replaced = kind === 'aura' ? sheet.aura : null;
  const noted = { kind, gained, replaced };
  writing.add({ type: 'consequenceGained', v: 1, cause: 'table', ...writing.ref(hero), ...noted });
}

const noted = (writing: Writing, hero: string, id: string): PlacedConsequence =>
  consequencesOn(writing.sheet(hero)).find(({ entry }) => entry.id === id) ??
  refuseWriting({ code: 'unknown-consequence' });

export function loseConsequence(writing: Writing, { hero, id }: Of<'loseConsequence'>): void {
  const { kind, entry: lost } = noted(writing, hero, id);
  writing.add({ type: 'consequenceLost', v: 1, cause: 'table', ...writing.ref(hero), kind, lost });
}

export function changeConsequence(writing: Writing, command: Of<'changeConsequence'>): void {
  const { kind, entry } = noted(writing, command.hero, command.id);
  const { notes = entry.notes, hp = entry.hp } = command.change;
  const changed = { ...entry, notes, hp };
  checkDraft(changed);
  if (canonicalText(changed) === canonicalText(entry)) return;
  const ref = writing.ref(command.hero);
  writing.add({ type: 'consequenceChanged', v: 1, cause: 'table', ...ref, kind, changed });
}
