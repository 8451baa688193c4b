import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from './question';

/** Those in `questions-<game>.ts`; those of the home game stand in `questions.ts`. */
export const questionsOf = (game: string): readonly Question[] => {
  const file = game === 'drunagor' ? './questions' : `./questions-${game}`;
  if (!existsSync(join(__dirname, `${file}.ts`))) return [];
  return jest.requireActual<{ readonly QUESTIONS: readonly Question[] }>(file).QUESTIONS;
};
