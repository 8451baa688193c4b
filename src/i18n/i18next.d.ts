import 'i18next';
import type { de } from './de';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: { app: typeof de };
    returnNull: false;
  }
}
