import type { Translate } from '@/src/i18n';

const MINUTE = 60_000;
/** In hours. */
const DAY = 24;

export function durationWords(duration: number, t: Translate): string {
  const minutes = Math.round(duration / MINUTE);
  if (minutes < 60) return t('logbookCamp.chronicle.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  // Left lying overnight or longer: the hours in between were not played.
  if (hours >= DAY) {
    return t('logbookCamp.chronicle.days', { count: Math.round(hours / DAY) });
  }
  const left = minutes % 60;
  if (left === 0) return t('logbookCamp.chronicle.hoursAlone', { hours });
  return t('logbookCamp.chronicle.hours', { hours, minutes: left });
}
