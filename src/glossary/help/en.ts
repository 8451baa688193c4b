import type { HelpWords } from './model';

export const helpEn: HelpWords = {
  table: {
    title: 'Help for the table',
    lead: 'The table leads through rounds and turns. Roll and draw as you like: by hand or with the app.',
    items: {
      next: {
        title: 'Next',
        text: 'The big button at the bottom always leads on and says beforehand to whom.',
        also: 'next turn, end turn, end round, big button, how to go on',
      },
      hero: {
        title: 'What a hero does',
        text: 'Tapping a tile notes the action; the cubes above show what is still free. What is rare lies behind “More …”.',
        also: 'note an action, note an attack, use action cubes',
      },
      skills: {
        title: 'Skills as tiles',
        text: 'Entered once, they stand in the turn with their cube. A tap places it and does what the app can do, for attacks and spells together with the blow; reactions stand with the threat, passives count by themselves. What is entered behind “If you roll” waits for the d20.',
        also: 'use a skill, enter a skill, type in skills',
      },
      damage: {
        title: 'Enter damage',
        text: 'Tap a figure, tap a number: done. Shields count by themselves.',
        also: 'change hit points, lose HP, enter healing',
      },
      monster: {
        title: 'Why a monster acts like this',
        text: 'Every answer names its rule. A tap on the number opens its text.',
        also: 'reason, rule number, why this target, explain the monster turn',
      },
      undo: {
        title: 'Undo a step',
        text: 'The arrows take back any step and bring it again, even after the app was restarted.',
        also: 'undo, redo, take back, mistake, typo, correct an error, repeat',
      },
      history: {
        title: 'History',
        text: 'Everything that happened, in order. From there you can go back to any place.',
        also: 'protocol, what happened, jump back, log',
      },
      menu: {
        title: 'More at the table',
        text: 'Behind the three dots are doors, rune bag, dice, counters, notes, the end of the adventure and, in a trial adventure, the guide.',
        also: 'guide, introduction, menu, three dots, add a counter, write a note, end the adventure',
      },
      keyword: {
        title: 'Look words up',
        text: 'Words with a dotted line open their entry in the glossary, and the turn stays as it is.',
        also: 'tap a keyword, underlined words, read the rule',
      },
    },
  },
  board: {
    title: 'Help for the map',
    lead: 'Lay out your rooms and the app works out ranges, monsters’ ways and the darkness. Everything works at the table without a map, too.',
    items: {
      build: {
        title: 'Build a map',
        text: 'Choose a sheet, tap the map. Pieces can be turned, moved and taken away; what you note on a sheet the app remembers by its name.',
        also: 'lay a sheet, lay out rooms, paint terrain, turn a sheet, draw a door',
      },
      figures: {
        title: 'Move figures',
        text: 'Tap a figure, then where it goes. Hazards, falls and darkness are counted, each once a turn.',
        also: 'move a hero, displace a figure, place a figure',
      },
      run: {
        title: 'Run a monster',
        text: 'The app looks for target, place and way by the rules and shows them first. You choose among fields that are equally good.',
        also: 'let a monster move, monster turn on the map, preview, apply',
      },
      view: {
        title: 'Move and zoom the view',
        text: 'One finger moves, two zoom, a double tap comes closer. The arrow keys move a mark over the fields.',
        also: 'enlarge, zoom in, zoom out, pan, arrow keys',
      },
      list: {
        title: 'The map as a list',
        text: 'The same map in words. Whatever the picture can do, the list can do as well.',
        also: 'screen reader, read aloud, map in words, accessible',
      },
      share: {
        title: 'Share a map',
        text: 'As a link, text or picture. Everything is in the link itself; no map goes to a server.',
        also: 'send a map, link, QR, picture of the map, export a map',
      },
    },
  },
  logbook: {
    title: 'Help for the logbook',
    lead: 'Your campaigns live here: heroes, items, camps, chapters and everything that was decided.',
    items: {
      create: {
        title: 'Start a campaign',
        text: 'Give it a name, choose heroes, go. You enter the values of hero sheets once; the app remembers them.',
        also: 'new campaign, begin, choose heroes',
      },
      versus: {
        title: 'Playing against each other',
        text: 'At the very bottom of "New campaign", or at the table between two adventures. Two to five heroes, HP, a d20, go; the app counts the trauma cubes of teams and says who wins.',
        also: 'PvP, duel, fight each other, two against two, battlefield',
      },
      sheet: {
        title: 'Hero sheet',
        text: 'Values, cubes, skills and items. Plus and minus work at once, and every change is in the history.',
        also: 'character sheet, edit a hero, enter equipment, enter a skill',
      },
      group: {
        title: 'Group, numbers, final page',
        text: 'All heroes on one page, printed in a browser with boxes to tick. The numbers of the campaign end with a page you can share as a picture.',
        also: 'group sheet, party sheet, print, PDF, statistics, share as a picture, luck',
      },
      camp: {
        title: 'Camp and rewards',
        text: 'After the adventure, steps lead through rewards and camp. The app asks what there is to choose; the rest happens by itself.',
        also: 'note a reward, after the chapter',
      },
      jump: {
        title: 'Back to an earlier state',
        text: 'Tap a line of the history and jump. Nothing is lost: one undo and you are here again.',
        also: 'jump back, old state, time travel, campaign history',
      },
      file: {
        title: 'Pass on as a file',
        text: 'A campaign becomes a file, and a campaign again on another device, with its whole history.',
        also: 'export, import, read a file, other device, new phone, move',
      },
      bin: {
        title: 'Bring back what was deleted',
        text: 'Deleted campaigns stay in the bin for 30 days, finished ones in the archive.',
        also: 'bin, trash, deleted, undelete, archive',
      },
    },
  },
  glossary: {
    title: 'Help for the glossary',
    lead: 'Every rule in short words, for Drunagor and four other games.',
    items: {
      search: {
        title: 'Search',
        text: 'Type a word, a question or an abbreviation, roughly spelt if need be, German or English. The help is searched as well.',
        also: 'find, look up, ask a question',
      },
      links: {
        title: 'From entry to entry',
        text: 'Underlined words and “See also” lead on, numbers to the exact rule.',
        also: 'references, see also, exact rule',
      },
      star: {
        title: 'Keep favourites',
        text: 'The star puts an entry at the top of the glossary. What you read last is there, too.',
        also: 'star, bookmark, favourite, recently read',
      },
      other: {
        title: 'Another game',
        text: 'The game can be changed at the top of the glossary; the search covers all of them if you like.',
        also: 'switch the game, Runewars, Runebound, Sword & Sorcery, all games',
      },
    },
  },
  games: {
    title: 'Help for the games',
    lead: 'Calculators and trackers for four other board games.',
    items: {
      session: {
        title: 'Begin a session',
        text: 'A helper works in a session, which keeps every tap, even when the app is closed.',
        also: 'new session, players, start a game',
      },
      values: {
        title: 'Enter values',
        text: 'You enter what is on cards and sheets once; every number can be changed by hand.',
        also: 'change a number, input, enter a card',
      },
      dice: {
        title: 'Dice and odds',
        text: 'Tap in what you rolled, or let the app roll and draw. No rulebook says what terrain dice show: note it once and the app rolls them, too. Dice of Sword & Sorcery are typed only.',
        also: 'roll, probability, chance, terrain dice, own dice',
      },
      back: {
        title: 'Take back steps of a session',
        text: 'You can take back everything to the beginning; the history jumps anywhere and back again.',
        also: 'undo, redo, session history',
      },
      words: {
        title: 'To the glossary and back',
        text: 'Underlined words open the glossary, and from there a button leads to the helper.',
        also: 'find a helper, rule of a helper',
      },
    },
  },
  together: {
    title: 'Help for the shared table',
    lead: 'Several devices play the same campaign or session. Everything travels sealed; the key is in the link alone.',
    items: {
      open: {
        title: 'Open a table',
        text: '“Play together” in the table’s menu, with other games on the session’s page. It takes a computer in the same network that runs “npm run table”.',
        also: 'play together, start the server, several devices, multiplayer',
      },
      invite: {
        title: 'Bring others in',
        text: 'Point a camera at the QR code or send the link. A second link is for watching only.',
        also: 'invite, QR code, link, join, watch',
      },
      place: {
        title: 'What this device shows',
        text: 'The whole table, your own heroes alone, or a large view for everybody.',
        also: 'my hero, television, spectator screen, choose the view',
      },
      react: {
        title: 'React or pass',
        text: 'The device tells you when your hero is threatened; the others see who is still thinking.',
        also: 'react on the own device, who is still thinking',
      },
      alone: {
        title: 'Without a connection',
        text: 'Every device plays on. What no longer fits once the connection is back is kept in the table’s sheet and can be tried again. Where someone has changed the same value, the app shows both and asks. “Try again” stands under “At the table”.',
        also: 'offline, no network, refused steps, cut off from the table, try again, leave the table',
      },
    },
  },
  settings: {
    title: 'Help for settings and backups',
    lead: 'Everything is on this device. Nobody else has it, so save a file now and then.',
    items: {
      look: {
        title: 'Colours, language, text size',
        text: 'Light or dark, German or English, text up to twice the size.',
        also: 'dark mode, light mode, change the language, larger text, font size',
      },
      rolling: {
        title: 'Who rolls',
        text: 'The app or you yourselves; it can be changed with each roll.',
        also: 'virtual dice, own dice, draw runes',
      },
      save: {
        title: 'Save everything as a file',
        text: 'Under “Data and backups”: one file with all campaigns, sessions and own cards, for a new device or an emergency.',
        also: 'backup, export, new phone, move, change the device',
      },
      pack: {
        title: 'Hand on the library',
        text: 'Skills, cards and map sheets as a file for another group. Taken in, it shows only how much it is; equal names with other content both stay.',
        also: 'pack, share, send cards, share skills, another group, friends, merge',
      },
      backups: {
        title: 'Bring back a backup',
        text: 'Backups are made by themselves while you play. Tapping one shows what is in it; what is here now stays.',
        also: 'restore, restore a backup, data gone, lost, damaged',
      },
      version: {
        title: 'Version and offline use',
        text: 'The version is under “About this app”. Once loaded, everything works offline; a new version tells you.',
        also: 'update, offline, install, version number',
      },
    },
  },
};
