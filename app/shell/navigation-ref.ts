import { createNavigationContainerRef, type ParamListBase } from '@react-navigation/native';
import { entryParams } from '../glossary/params';

/** For what stands outside the screens, such as a sheet over all of them. */
export const navigationRef = createNavigationContainerRef<ParamListBase>();

/** @param entry its key, which for Drunagor is its id */
export function openEntryPage(entry: string): void {
  if (!navigationRef.isReady()) return;
  navigationRef.navigate('Glossary', {
    screen: 'Entry',
    params: entryParams(entry),
    initial: false,
  });
}
