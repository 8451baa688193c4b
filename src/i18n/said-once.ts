import type { PostProcessorModule } from 'i18next';

const LETTER = /\p{L}/u;
const SHORTEST = 3;

/** "die Aura Aura der Nacht" is "die Aura der Nacht": players name things as they stand there. */
function saidOnce(text: string, inserted: string): string {
  const first = /^\p{L}+/u.exec(inserted)?.[0] ?? '';
  if (first.length < SHORTEST) return text;
  const at = text.toLowerCase().indexOf(`${first} ${inserted}`.toLowerCase());
  const within = at > 0 && LETTER.test(text[at - 1] ?? '');
  return at < 0 || within ? text : text.slice(0, at) + text.slice(at + first.length + 1);
}

/** A word of ours before a name that begins with it is left out, whatever the sentence. */
export const SAID_ONCE: PostProcessorModule = {
  type: 'postProcessor',
  name: 'saidOnce',
  process: (text: string, _key, options: Readonly<Record<string, unknown>>) => {
    let said = text;
    for (const name in options) {
      const value = options[name];
      if (typeof value === 'string' && value.length < said.length) said = saidOnce(said, value);
    }
    return said;
  },
};
