import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useLayoutEffect, useRef } from 'react';
import { DiceSheet } from '../dice/DiceSheet';
import { useMainPress } from '../context/main-action';
import { useHistoryScreen } from '../context/useHistoryScreen';
import { useSheets } from '../context/sheets';
import { useMoves } from '../context/table-context';
import { HelpSheetLater } from '../help/later';
import { pressedAt, type ShortcutName } from './keys';
import { listenToKeys } from './listening';
import type { TargetKeys } from '../turn/running-turn';
import { useRunningTurnStore } from '../turn/running-turn-context';

function useShortcutActions(): Readonly<Record<ShortcutName, () => void>> {
  const navigation = useNavigation();
  const { undo, redo } = useMoves();
  const main = useMainPress();
  const sheets = useSheets();
  const history = useHistoryScreen();
  return {
    main: () => main('main', 'key'),
    undo,
    redo,
    history,
    dice: () => sheets.open((close) => <DiceSheet onClose={close} />),
    glossary: () => navigation.navigate('Glossary', { screen: 'GlossaryHome' }),
    help: () => sheets.open((close) => <HelpSheetLater page="table" onClose={close} />),
  };
}

function pickTarget(targets: TargetKeys | null, index: number): boolean {
  const id = targets?.ids[index];
  if (targets === null || id === undefined) return false;
  targets.pick(id);
  return true;
}

/** Keyboard at the table, while the table is what is on screen. */
export function Shortcuts() {
  const focused = useIsFocused();
  const running = useRunningTurnStore();
  const actions = useShortcutActions();
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  useLayoutEffect(() => {
    if (!focused) return undefined;
    return listenToKeys((key) => {
      const pressed = pressedAt(key);
      if (pressed === null) return false;
      if (pressed.kind === 'target')
        return pickTarget(running.getState().targetKeys, pressed.index);
      newest.current[pressed.name]();
      return true;
    });
  }, [focused, running]);
  return null;
}
