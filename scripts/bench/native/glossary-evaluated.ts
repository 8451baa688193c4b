import { EVALUATED_MS } from './evaluated';
import { GAME } from '@/src/glossary/games/drunagor';
import INDEX from '@/src/glossary/built/drunagor.search.json';
import { sinceBegun } from './clock';

/** What the tab has to evaluate when it is opened for the first time: words and index. */
export const GLOSSARY_MS = sinceBegun() - EVALUATED_MS;

export { GAME, INDEX };
