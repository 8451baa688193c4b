import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Provide, useSnackbar } from '@/src/ui';
import { afterPaint } from '@/app/wiring/after-paint';

/** The one big button: what the players most likely do next. */
export interface MainAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: 'primary' | 'quiet';
  readonly disabled?: boolean;
  readonly spoken?: string;
  /** What comes of it, over the buttons. */
  readonly above?: ReactNode;
  /** What comes of it stands in the panel, which needs the room of what was said before. */
  readonly foretold?: boolean;
  /** A second, quieter button to its left. */
  readonly beside?: { readonly label: string; readonly onPress: () => void };
}

interface Shown {
  readonly action: MainAction | null;
  /** How often it was pressed on this screen, by whatever means. */
  readonly pressed: number;
  /** Pressed, and still showing what was pressed. */
  readonly awaiting: boolean;
  /** It has just come to mean something else because it was pressed: a second tap was meant for what stood there. */
  readonly settling: boolean;
}

/** Nobody reads a new label and taps in less; fingers that tap twice are faster. */
const READING_MS = 300;

type Slot = StoreApi<Shown>;

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('no main button here');
  return slot;
}

const FIRST: Shown = { action: null, pressed: 0, awaiting: false, settling: false };

export function MainActionProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<Slot>(() => createStore(() => FIRST));
  return (
    <Provide context={SlotContext} value={slot}>
      {children}
    </Provide>
  );
}

const meaning = (action: MainAction | null): string =>
  action === null ? '' : [action.label, action.beside?.label].join('/');

function settle(slot: Slot): void {
  slot.setState({ awaiting: false, settling: true });
  // From when it can be seen: a slow device draws it later.
  afterPaint(() => setTimeout(() => slot.setState({ settling: false }), READING_MS));
}

/** The panel on screen says what the big button does. Before the paint, so nothing flickers. */
export function useMainAction(action: MainAction | null): void {
  const slot = useSlot();
  useLayoutEffect(() => {
    const { action: before, awaiting } = slot.getState();
    slot.setState({ action });
    if (awaiting && meaning(action) !== meaning(before)) settle(slot);
  });
}

/** Presses what is on the button now; a second tap on what was there before is said to be none. */
export function useMainPress(): (which?: 'main' | 'beside', by?: 'finger' | 'key') => void {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const slot = useSlot();
  return useCallback(
    (which = 'main', by = 'finger') => {
      const { action, pressed, settling } = slot.getState();
      const meant = which === 'main' ? action : action?.beside;
      if (!action || !meant || (which === 'main' && action.disabled === true)) return;
      if (settling && by === 'finger') {
        show({ text: t('table.twice', { label: meant.label }), refused: true });
        return;
      }
      slot.setState({ pressed: pressed + 1, awaiting: true });
      meant.onPress();
    },
    [slot, show, t],
  );
}

export const useMainWasPressed = (): boolean => useStore(useSlot(), ({ pressed }) => pressed > 0);

/** Only the footer listens: a panel's tap does not redraw the rest. */
export const useShownAction = (): MainAction | null => useStore(useSlot(), ({ action }) => action);

export const useIsSettling = (): boolean => useStore(useSlot(), ({ settling }) => settling);
