// What Expo can say about a project without network.
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

export const EXPO_CHECKS = [
  {
    name: 'Expo versions',
    command: [bin('expo'), 'install', '--check'],
    env: { EXPO_OFFLINE: '1', CI: '1' },
  },
  {
    name: "Expo's doctor",
    command: [bin('expo-doctor')],
    env: {
      EXPO_OFFLINE: '1',
      EXPO_DOCTOR_WARN_ON_NETWORK_ERRORS: '1',
      EXPO_DOCTOR_ENABLE_DIRECTORY_CHECK: '0',
      EXPO_DOCTOR_SKIP_DEPENDENCY_VERSION_CHECK: '1',
      // It reads the beginning of what npm says: a warning about somebody's own settings is in its way.
      npm_config_loglevel: 'error',
    },
  },
];
