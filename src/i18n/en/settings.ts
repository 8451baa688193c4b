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
      'Everything stays on this device. The app talks to no server, knows no account and collects nothing.',
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
