/** The help's pages, one a screen family, and what each explains. */
export const HELP = {
  table: ['next', 'hero', 'skills', 'damage', 'monster', 'undo', 'history', 'menu', 'keyword'],
  board: ['build', 'figures', 'run', 'view', 'list', 'share'],
  logbook: ['create', 'versus', 'sheet', 'group', 'camp', 'jump', 'file', 'bin'],
  glossary: ['search', 'links', 'star', 'other'],
  games: ['session', 'values', 'dice', 'back', 'words'],
  together: ['open', 'invite', 'place', 'react', 'alone'],
  settings: ['look', 'rolling', 'save', 'pack', 'backups', 'version'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HelpPage = keyof typeof HELP;
export type HelpItem<Page extends HelpPage> = (typeof HELP)[Page][number];

export const HELP_PAGES = Object.keys(HELP) as readonly HelpPage[];

export const isHelpPage = (page: string): page is HelpPage => Object.hasOwn(HELP, page);

export interface HelpItemWords {
  readonly title: string;
  readonly text: string;
  /** What people call it who do not know our name for it, with commas between. */
  readonly also: string;
}

/** The words of the help in one language: the compiler misses what has none. */
export type HelpWords = {
  readonly [Page in HelpPage]: {
    readonly title: string;
    readonly lead: string;
    readonly items: Readonly<Record<HelpItem<Page>, HelpItemWords>>;
  };
};
