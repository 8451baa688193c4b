import type {
  GameId,
  GlossaryEntry,
  GlossaryGame,
  PerLanguage,
  RuleBook,
  RuleWords,
} from './model';

/** An exact rule as readers see it. Its id starts with a capital, so it is never an entry's. */
export interface GlossaryRule {
  readonly id: string;
  readonly game: GameId;
  /** "Rule T1". */
  readonly names: PerLanguage<string>;
  readonly words: PerLanguage<RuleWords>;
  /** Ids of the entries it stands behind, first those that name it first and name few besides. */
  readonly entries: readonly string[];
}

const entriesBehind = (id: string, entries: readonly GlossaryEntry[]): readonly string[] =>
  entries
    .filter(({ rules }) => rules.includes(id))
    .sort(
      (one, other) =>
        one.rules.indexOf(id) - other.rules.indexOf(id) || one.rules.length - other.rules.length,
    )
    .map((entry) => entry.id);

const wordsOf = ({ words }: RuleBook, id: string): PerLanguage<RuleWords> => {
  const de = words.de[id];
  const en = words.en[id];
  if (de === undefined || en === undefined) throw new Error(`no words for rule ${id}`);
  return { de, en };
};

export const rulesOf = (
  { id: game, rules }: GlossaryGame,
  entries: readonly GlossaryEntry[],
): readonly GlossaryRule[] =>
  rules === undefined
    ? []
    : Object.keys(rules.words.de).map((id) => ({
        id,
        game,
        names: { de: `${rules.names.de} ${id}`, en: `${rules.names.en} ${id}` },
        words: wordsOf(rules, id),
        entries: entriesBehind(id, entries),
      }));
