import { LINE_KINDS, type LineCommand, type LineDraft } from '@/src/rules';
import { oneOf, type MovesOf, type Scene } from '../scene';

const anyLine = ({ adventure, chance }: Scene): string =>
  oneOf(chance, adventure.lines ?? [])?.id ?? 'line-0';

const draft = ({ chance }: Scene): LineDraft => ({
  kind: oneOf(chance, LINE_KINDS) ?? 'rule',
  text: chance.percent(10) ? '' : (oneOf(chance, ['Hebel finden', ' Tür 3 bleibt zu ']) ?? ''),
  goal: chance.percent(50) ? null : chance.between(0, 4),
});

export const LINE_MOVES: MovesOf<LineCommand> = {
  addLine: (scene) => ({ kind: 'addLine', line: draft(scene) }),
  writeLine: (scene) => ({ kind: 'writeLine', id: anyLine(scene), line: draft(scene) }),
  tickLine: (scene) => ({ kind: 'tickLine', id: anyLine(scene), done: scene.chance.percent(60) }),
  setLineCount: (scene) => ({
    kind: 'setLineCount',
    id: anyLine(scene),
    count: scene.chance.between(-1, 5),
  }),
  dropLine: (scene) => ({ kind: 'dropLine', id: anyLine(scene) }),
};
