import { KEYWORDS, type KeywordId } from './keywords';
import { nameIn, type Names } from './names';

const BY_ID: ReadonlyMap<string, Names> = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));

const LONE_X = /(^|[^A-ZÄÖÜ])X(?![A-ZÄÖÜ])/;

/** `BLUTEN 2` for a number, `BLUTEN X` for "X", `BLUTEN` without. */
export const keywordName = (id: KeywordId, language: keyof Names, x?: number | string): string => {
  const names = BY_ID.get(id);
  const name = names ? nameIn(names, language) : id;
  return x === undefined ? name.replace(/ X$/, '') : name.replace(LONE_X, `$1${x}`);
};
