import type { de } from '../de';
import type { SameKeys } from '../languages';

export const shellEn: SameKeys<typeof de.shell> = {
  appName: 'Drunagor Companion',
  unofficial: 'Unofficial fan project',
  mainNavigation: 'Main areas',
  back: 'Back',
  tabs: {
    table: 'Table',
    board: 'Map',
    logbook: 'Logbook',
    glossary: 'Glossary',
    more: 'More',
  },
  help: {
    title: 'Help',
    open: 'Help for this page',
    how: 'What the buttons do, in pictures',
    all: 'How the app works, page by page',
    others: 'More help',
    found: 'Help for the app',
    unknown: 'There is no such page of the help',
    pages: {
      table: 'Table',
      board: 'Map',
      logbook: 'Logbook',
      glossary: 'Glossary',
      games: 'Games',
      together: 'Shared table',
      settings: 'Settings and backups',
    },
  },
  starting: 'Lighting the torches …',
  empty: {
    tableTitle: 'No adventure on the table yet',
    tableText:
      'Rounds, monsters and runes will run here soon. Until then your campaign waits in the logbook.',
    tableAction: 'Open the logbook',
    boardTitle: 'No map yet',
    boardText:
      'Soon you will lay out the rooms here and see where monsters move and how far the darkness reaches.',
  },
  notFound: {
    title: 'This passage leads nowhere',
    text: 'There is no page at this address.',
    action: 'To the table',
  },
  update: {
    ready: 'A new version is here.',
    take: 'Reload',
  },
  missedTap: 'That tap came before this was here. It does not count.',
  dismiss: 'Close',
  secondTab: {
    title: 'Already open in another tab',
    text: 'Only one tab works at a time, so that nothing is written twice. The other one saves what it has and makes room.',
    action: 'Continue here',
    waiting: 'The other tab is saving …',
    hungTitle: 'The other tab does not answer',
    hungText:
      'Please close it: as soon as it is gone, this one goes on by itself, with everything that was saved. If you cannot find it, quit the browser and open it again.',
    askAgain: 'Ask again',
  },
  failed: {
    title: 'The storage cannot be opened',
  },
  crash: {
    title: 'Something broke',
    text: 'This view could not be shown. Your data is stored as it was.',
    action: 'Try again',
    details: 'Details',
  },
  lazy: {
    loading: 'One moment …',
    title: 'That could not be loaded',
    text: 'A part of the app is missing. With a connection, another try helps.',
    retry: 'Try again',
  },
};
