import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import type { BoardSpread, Rune } from '@/src/rules';
import { Chip, Live, RuneIcon as RuneSign, Section, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useMainAction, type MainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { runeWords, shapeWords } from '@/app/play/runes/rune-words';
import { TilePicture } from '@/app/play/runes/TilePicture';
import { Wrap } from '@/app/play/parts/Wrap';
import { spreadNow } from '../run/answers';
import { useBoardNames } from '../run/board-names';
import { DoubtStage } from '../run/DoubtStage';
import { useWithoutMap } from '../run/ModeSwitch';
import { useChangeRun } from '../run/run-state';
import { DarknessTrace } from './DarknessTrace';
import { PlacementChoice } from './PlacementChoice';
import { ReachedList } from './ReachedList';
import { Singles } from './Singles';
import { useLay } from './useLay';
import { isHalfLaid, useRuneToLay, useSpreading, type Spreading } from './useSpreading';

/** The tile of a rune drawn, on the map (N2 to N10). */
export function DarknessPanel() {
  const rune = useRuneToLay();
  const spreading = useSpreading();
  const { adventure } = useTable();
  if (rune === null) return null;
  if (spreading !== null) return <Spread spreading={spreading} />;
  const answer = spreadNow(adventure, rune.id, null);
  return (
    <>
      <RuneHead rune={rune} />
      {answer.ok ? null : <DoubtStage doubt={answer.error} />}
    </>
  );
}

function Spread({ spreading }: { readonly spreading: Spreading }) {
  useSpreadAction(spreading);
  return (
    <>
      <RuneHead rune={spreading.rune} />
      <RuneOrder rune={spreading.rune} />
      <WhatHappens spreading={spreading} />
      <Singles spreading={spreading} />
      <PlacementChoice spreading={spreading} />
      <ReachedList spreading={spreading} />
      <DarknessTrace trace={spreading.spread.trace} />
    </>
  );
}

/** Short, so that both buttons stay in one line; said in full. */
function layWords(
  result: BoardSpread['result'],
  goesOn: boolean,
  t: Translate,
): Pick<MainAction, 'label' | 'spoken'> {
  switch (result) {
    case 'tile':
    case 'broken':
      return { label: t(goesOn ? 'boardTurn.darkness.layOn' : 'boardTurn.darkness.lay') };
    case 'none':
      return { label: t('boardTurn.darkness.goOn'), spoken: t('boardTurn.darkness.nothing') };
    case 'crushed':
      return { label: t('tableTurn.go.apply'), spoken: t('boardTurn.darkness.crush') };
  }
}

function useSpreadAction(spreading: Spreading): void {
  const { t } = useTranslation();
  const { lay, goesOn } = useLay(spreading);
  const { result } = spreading.spread;
  useMainAction({
    ...layWords(result, goesOn, t),
    disabled: isHalfLaid(spreading),
    onPress: lay,
    beside: useWithoutMap(),
  });
}

function RuneHead({ rune }: { readonly rune: Rune }) {
  const { t } = useTranslation();
  const words = useGameWords();
  return (
    <View style={styles.head}>
      <View role="img" aria-label={runeWords(rune, words, t)} style={styles.tile}>
        <TilePicture shape={rune.shape} colour={rune.colour} size={54} />
      </View>
      <RuneSign color={rune.colour} size={24} />
      <Text variant="heading" level={2} style={styles.name}>
        {t('boardTurn.darkness.tileName', {
          rune: words.rune(rune.colour),
          shape: shapeWords(rune.shape, t),
        })}
      </Text>
    </View>
  );
}

/** N1: with several runes the leader says which tile comes first. */
function RuneOrder({ rune }: { readonly rune: Rune }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const change = useChangeRun();
  if (adventure.drawn.length < 2) return null;
  return (
    <Section caption={t('boardTurn.darkness.order')}>
      <Wrap label={t('boardTurn.darkness.order')}>
        {adventure.drawn.map((one) => (
          <Chip
            key={one.id}
            label={runeWords(one, words, t)}
            leading={<RuneSign color={one.colour} size={18} />}
            oneOf
            selected={one.id === rune.id}
            onPress={() => change({ rune: one.id, option: 0, laid: null })}
          />
        ))}
      </Wrap>
    </Section>
  );
}

/** From here on missing fields count as the crow flies (N5). */
const STRAIGHT = 1000;

function WhatHappens({ spreading: { spread } }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const { result, target, missing } = spread;
  const to = target === null ? '' : names.one(target);
  const said =
    result === 'tile'
      ? t(to === '' ? 'boardTurn.darkness.tileNobody' : 'boardTurn.darkness.tile', { target: to })
      : t(`boardTurn.darkness.${result}`, { target: to });
  const near = missing !== null && missing < STRAIGHT && (result === 'tile' || result === 'broken');
  return (
    <Live appears>
      <Text variant="label">{said}</Text>
      {near ? (
        <Text ink="muted">
          {missing === 0
            ? t('boardTurn.darkness.arrives')
            : t('boardTurn.darkness.missing', { count: missing })}
        </Text>
      ) : null}
    </Live>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  tile: { minWidth: 54, alignItems: 'center' },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
