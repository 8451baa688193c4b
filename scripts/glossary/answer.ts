import { optional, picklist, safeParse, strictObject, string } from 'valibot';
import { GAME_IDS, searchGames } from '@/src/glossary';
import { LANGUAGES } from '@/src/i18n/languages';
import { encode } from '../rules/encode';
import type { Line } from '../rules/lines';
import { badInput, issueProblem, type Problem } from '../rules/problem';
import { shelveGames } from './shelve-games';

const BEST = 10;
const BLANK = /^[ \t\r]*$/;

const QUESTION = strictObject({
  q: string(),
  lang: picklist(LANGUAGES),
  game: optional(picklist(GAME_IDS)),
});

const refuse = (id: unknown, error: Problem): string =>
  `{"id":${encode(id)},"ok":false,"error":${encode(error)}}`;

const badJson = (message: string): string => refuse(null, { code: 'bad-json', path: '', message });

shelveGames();

const answerQuestion = (id: unknown, inputs: Record<string, unknown>): string => {
  const checked = safeParse(QUESTION, inputs, { abortEarly: true });
  if (!checked.success) return refuse(id, issueProblem(checked.issues[0]));
  const { q, lang, game } = checked.output;
  const results = searchGames(game === undefined ? GAME_IDS : [game], q, lang, BEST).map(
    ({ entry }) => ({ entry: entry.id, game: entry.game, de: entry.names.de, en: entry.names.en }),
  );
  return `{"id":${encode(id)},"results":${encode(results)}}`;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

type Parsed = { readonly value: unknown } | { readonly reason: string };

const parse = (line: string): Parsed => {
  try {
    return { value: JSON.parse(line) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

/** The answer to one line; undefined for a blank one. */
export const answerLine = (line: Line): string | undefined => {
  if (line === undefined) return badJson('line too long');
  if (BLANK.test(line)) return undefined;
  const parsed = parse(line);
  if ('reason' in parsed) return badJson(parsed.reason);
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(null, badInput('', 'not an object'));
  }
  const { id = null, ...inputs } = value as Record<string, unknown>;
  try {
    return answerQuestion(id, inputs);
  } catch (error) {
    return refuse(id, badInput('', `no answer found: ${reasonOf(error)}`));
  }
};
