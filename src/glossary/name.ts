import type { Entry, Language } from './model';

const NUMBER_OR_REMARK = /( X)?( \([^)]*\))?$/;

/** `BLUTEN` for BLUTEN X, `FLUCHWÜRFEL` for FLUCHWÜRFEL (FW): the name inside a sentence. */
export const shortName = (entry: Pick<Entry, 'names'>, language: Language): string =>
  entry.names[language].replace(NUMBER_OR_REMARK, '') || entry.names[language];
