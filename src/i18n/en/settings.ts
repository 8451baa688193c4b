import type { de } from '../de';
import type { SameKeys } from '../languages';

export const settingsEn: SameKeys<typeof de.settings> = {
  title: 'More',
  caption: 'Settings',
  appearance: 'Appearance',
  table: 'At the table',
  app: 'App',
  language: { label: 'Language', device: 'Device', de: 'Deutsch', en: 'English' },
  theme: { label: 'Colours', device: 'Device', dark: 'Dark', light: 'Light' },
  textSize: {
    label: 'Text size',
    percent: '{{percent}} %',
    sample: 'Vorn strikes: 7 damage.',
  },
  motion: {
    label: 'Motion',
    device: 'Device',
    off: 'Full',
    on: 'Reduced',
  },
  dice: {
    label: 'Dice and runes',
    virtual: 'App rolls',
    physical: 'We roll',
    hint: 'Can be changed at every roll.',
  },
  haptics: { label: 'Haptic feedback', hint: 'A short tick in the hand when something happened' },
  keepAwake: {
    label: 'Keep the screen on',
    hint: 'While the app is in front, the device stays awake.',
  },
  notSaved: 'The setting could not be saved; the old one holds again.',
  about: {
    label: 'About this app',
    title: 'About this app',
    version: 'Version {{version}}',
    unofficial:
      'An unofficial fan project. It does not belong to the publishers of the game and is neither checked nor endorsed by them. Names and trademarks belong to their owners. You need the board game to play.',
    privacy:
      'The app talks to no server, knows no account and collects nothing. What you enter is kept on this device. Only a campaign played at a shared table uses the network: it goes, sealed, to the server you name yourselves, and nobody can read it there. That is the one reason why the app may use the network.',
    backup:
      'If your phone or tablet backs itself up to Google or iCloud, your campaigns go along: they come to a new device that way, and are back after installing the app anew. You can turn that off in the settings of the device. A browser backs nothing up.',
    licence: 'Source code under the MIT licence.',
  },
  licences: {
    label: 'Licences',
    title: 'Licences',
    hint: 'These parts made by others are in the app.',
    count_one: '{{count}} part',
    count_other: '{{count}} parts',
    loading: 'Loading licences …',
    failed: 'The licence texts could not be loaded',
    failedText: 'Without a network this works only after the app has been loaded once completely.',
    retry: 'Try again',
  },
};
