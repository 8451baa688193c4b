import { durationWords } from '@/app/play/campaign/duration-words';
import { createWords, type Translate } from '@/src/i18n';

const MINUTE = 60_000;
const de = createWords('de').t as Translate;
const en = createWords('en').t as Translate;

test.each([
  [59, '59 Minuten', '59 minutes'],
  [60, '1 Std.', '1 h'],
  [61, '1 Std. 1 Min.', '1 h 1 min'],
  [180, '3 Std.', '3 h'],
])('%i minutes: %s, %s', (minutes, german, english) => {
  const said = [durationWords(minutes * MINUTE, de), durationWords(minutes * MINUTE, en)];
  expect(said).toEqual([german, english]);
});
