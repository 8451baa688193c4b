import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_ACTIONS, type Turn } from '../../../src/rules';
import { Chip, Fold, Text } from '../../../src/ui';
import { useTable } from '../play/table-context';

const CUBE_ACTIONS = ['cube-1', 'cube-2'] as const;

const cubeActions = ({ actions }: Turn): number =>
  CUBE_ACTIONS.filter((action) => actions.includes(action)).length;

/** Q1: folded away; ticks help to remember and never block. */
export function ActionTicks() {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [open, setOpen] = useState(false);
  const { turn } = adventure;
  if (turn === null) return null;
  const most = turn.loses === 'cubeAction' ? 1 : 2;
  const used = cubeActions(turn);
  const label = t('tableHero.ticks.label', { used, most, count: turn.actions.length - used });
  return (
    <View>
      <Fold label={label} open={open} onToggle={setOpen}>
        <Text variant="small" ink="muted">
          {t('tableHero.ticks.text')}
        </Text>
        <View style={styles.chips}>
          {HERO_ACTIONS.map((action) => (
            <Chip
              key={action}
              label={t(`table.action.${action}`)}
              selected={turn.actions.includes(action)}
              onPress={() =>
                void act({ kind: 'tickAction', action, used: !turn.actions.includes(action) })
              }
            />
          ))}
        </View>
      </Fold>
      {used > most ? (
        <Text variant="small" ink="yellow">
          {t('tableHero.ticks.tooMany', { most })}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
