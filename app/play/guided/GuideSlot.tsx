import { StyleSheet, View } from 'react-native';
import { lazyPart } from '@/app/wiring/lazy-screen';
import { useAdventure } from '../context/table-context';
import { DEMO_CHAPTER } from '../demo/setups';
import type { GuideMark } from '../guide/mark';
import type { GuidePlace } from './steps';
import { useGuided } from '../guide/useGuideMark';

/** Steps and words in a part of the bundle of their own. */
const GuideStripLater = lazyPart(async () => (await import('./GuideStrip')).GuideStrip);

/** The guide that leads through the adventure on the table; null: nobody is guided here. */
export function useGuideHere(): GuideMark | null {
  const mark = useGuided();
  const here = useAdventure(({ chapter, outcome }) => chapter === DEMO_CHAPTER && outcome === null);
  return here ? mark : null;
}

/** Its place on table and board: between the panel and the big button. */
export function GuideSlot({ place }: { readonly place: GuidePlace }) {
  const mark = useGuideHere();
  if (mark === null) return null;
  return (
    <View style={styles.slot}>
      <GuideStripLater place={place} mark={mark} />
    </View>
  );
}

const styles = StyleSheet.create({
  slot: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    paddingHorizontal: 16,
    paddingTop: 8,
  },
});
