import type { Language } from '@/src/i18n/languages';
import type { GlossaryEntry } from './model';

const NUMBER_OR_REMARK = /( X)?( \([^)]*\))?$/;

/** `BLUTEN` for BLUTEN X, `FLUCHWÜRFEL` for FLUCHWÜRFEL (FW): the name inside a sentence. */
export const shortName = (entry: Pick<GlossaryEntry, 'names'>, language: Language): string =>
  entry.names[language].replace(NUMBER_OR_REMARK, '') || entry.names[language];
