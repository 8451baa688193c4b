/** The game as the screens see it. */
export * from './port';
export * from './port-fault';
export * from './port-opening';
export * from './settings/settings';
export * from './settings/store';
