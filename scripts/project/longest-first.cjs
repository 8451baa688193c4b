// Without a cache Jest begins with the largest files; the longest runs would then be left over for one core alone.
const Sequencer = require('@jest/test-sequencer').default;

const LONGEST = ['board-links', 'board-turns', 'kill', 'glossary', 'storage-faults'];
const rank = ({ path }) => {
  const found = LONGEST.findIndex((name) => path.endsWith(`${name}.e2e.ts`));
  return found < 0 ? LONGEST.length : found;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
