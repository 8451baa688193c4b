import { StackActions, useNavigation } from '@react-navigation/native';
import { createContext, useCallback, useContext } from 'react';
import type { EntryKey } from '@/src/glossary';
import { entryParams } from '../params';

type Open = (entry: EntryKey) => void;

/** Two panes put their own way of opening in here. */
export const OpenEntryContext = createContext<Open | null>(null);

/** Opens an entry from a list: in the pane beside it, or as the next page. */
export function useOpenEntry(): Open {
  const beside = useContext(OpenEntryContext);
  const push = usePushEntry();
  return beside ?? push;
}

/** Always a page of its own, with the way back to this one. */
export function usePushEntry(): Open {
  const navigation = useNavigation();
  return useCallback(
    (entry) => navigation.dispatch(StackActions.push('Entry', entryParams(entry))),
    [navigation],
  );
}
