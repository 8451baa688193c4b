import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, useReservedSpace } from '@/src/ui';
import { FigureAvatar } from '../parts/FigureAvatar';
import { GuideFrame } from '../guide/GuideFrame';
import { NextHint } from '../parts/Hints';
import { useArrangement } from '../parts/useArrangement';
import { useNextFigure, useNextLabel } from '../turn/next-up';
import {
  useIsSettling,
  useMainPress,
  useShownAction,
  type MainAction,
} from '../context/main-action';
import { MessageBar } from './MessageBar';

/** The one big button, always at the same place: under the thumb, under the panel. `hint`: it leads on. */
export function Footer({ hint = true }: { readonly hint?: boolean }) {
  const action = useShownAction();
  const press = useMainPress();
  const { board } = useArrangement();
  const onLayout = useReservedSpace('footer');
  return (
    <View onLayout={onLayout} style={styles.footer}>
      {hint ? <NextHint /> : null}
      {action?.above}
      <MessageBar yields={!board && foretells(action)} />
      {action === null ? null : <Buttons action={action} onPress={press} />}
    </View>
  );
}

/** On a large screen there is room for both. */
const foretells = (action: MainAction | null): boolean =>
  action?.foretold === true || (action?.above ?? null) !== null;

interface ButtonsProps {
  readonly action: MainAction;
  readonly onPress: (which: 'main' | 'beside') => void;
}

function Buttons({ action, onPress }: ButtonsProps) {
  const { beside, above: _above, foretold: _foretold, ...main } = action;
  const settling = useIsSettling();
  const leading = useNextPicture(main.label);
  return (
    // Browsers take it from here: there a button says itself whether it can be pressed.
    <View style={styles.buttons} {...(settling ? { 'aria-disabled': true } : {})}>
      {beside === undefined ? null : (
        <Button kind="quiet" {...beside} settling={settling} onPress={() => onPress('beside')} />
      )}
      <Button
        grow
        {...main}
        leading={leading}
        settling={settling}
        onPress={() => onPress('main')}
      />
      <GuideFrame at="main" />
    </View>
  );
}

/** Who comes next, beside the name, where the button leads there. */
function useNextPicture(label: string | undefined): ReactNode {
  const next = useNextLabel();
  const figure = useNextFigure();
  const shown = label === next ? figure : null;
  return useMemo(
    () => (shown === null ? undefined : <FigureAvatar id={shown} size={30} />),
    [shown],
  );
}

const styles = StyleSheet.create({
  footer: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    gap: 8,
    paddingHorizontal: 16,
    paddingTop: 8,
    paddingBottom: 8,
  },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
