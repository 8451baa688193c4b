import type {
  Category,
  CategoryData,
  EntryWords,
  GlossaryTone,
  PerLanguage,
  QuickSheet,
} from './model';
import type { SheetWords } from './sheets';

type Words = Readonly<Record<string, EntryWords>>;

/** How a game's folder puts its categories together: ids are those of its words. */
export const categoriesWith =
  <Id extends string>(words: PerLanguage<Readonly<Record<Id, Words>>>) =>
  (
    id: Id,
    names: PerLanguage<string>,
    icon: string,
    data: CategoryData,
    tone?: GlossaryTone,
  ): Category => ({
    id,
    names,
    icon,
    data,
    words: { de: words.de[id], en: words.en[id] },
    ...(tone === undefined ? {} : { tone }),
  });

/** The same for its quick sheets. */
export const sheetsWith =
  <Id extends string>(words: PerLanguage<Readonly<Record<Id, SheetWords>>>) =>
  (id: Id, icon: string): QuickSheet => ({
    id,
    icon,
    words: { de: words.de[id], en: words.en[id] },
  });
