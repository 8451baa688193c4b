import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Chip, Live, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { useBoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import type { Spreading } from './useSpreading';

/** N7: broken up, the leader may lay one field after the other. */
export function Singles({ spreading }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const change = useChangeRun();
  const { spread, run, option } = spreading;
  if (spread.result !== 'broken') return null;
  if (run.laid === null) {
    return spread.options.length < 2 ? null : (
      <Button
        kind="quiet"
        size="small"
        label={t('boardTurn.darkness.stepwise')}
        onPress={() => change({ laid: [] })}
      />
    );
  }
  const count = option?.cells.length ?? 0;
  const { laid } = run;
  return (
    <View style={styles.singles}>
      <Live>
        <Text>{t('boardTurn.darkness.laid', { n: laid.length, count })}</Text>
      </Live>
      <NextSingles spreading={spreading} />
      <Wrap>
        <Button
          kind="quiet"
          size="small"
          disabled={laid.length === 0}
          label={t('boardTurn.darkness.back')}
          onPress={() => change({ laid: laid.slice(0, -1) })}
        />
        <Button
          kind="quiet"
          size="small"
          label={t('boardTurn.darkness.whole')}
          onPress={() => change({ laid: null })}
        />
      </Wrap>
    </View>
  );
}

function NextSingles({ spreading: { singles, run } }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const laid = run.laid ?? [];
  if (singles.length === 0) return null;
  return (
    <Wrap label={t('boardTurn.darkness.pick')}>
      {singles.map((cell, index) => {
        const field = names.cell(cell);
        return (
          <Chip
            key={index}
            label={field}
            spoken={t('boardTurn.darkness.single', { n: laid.length + 1, field })}
            tone="darkness"
            onPress={() => change({ laid: [...laid, cell] })}
          />
        );
      })}
    </Wrap>
  );
}

const styles = StyleSheet.create({ singles: { gap: 8 } });
