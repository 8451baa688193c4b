import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_ACTIONS, type Turn } from '@/src/rules';
import { Chip, Fold, Text } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';
import { turnKey } from '../turn/turn-lines';
import { useStateOf } from '../turn/useStateOf';

const CUBE_ACTIONS = ['cube-1', 'cube-2'] as const;

const NOTHING: Turn['actions'] = [];

const cubeActions = (actions: Turn['actions']): number =>
  CUBE_ACTIONS.filter((action) => actions.includes(action)).length;

/** Q1: folded away; ticks help to remember and never block. */
export function ActionTicks() {
  const { t } = useTranslation();
  const { act } = useMoves();
  const actions = useAdventure(({ turn }) => turn?.actions ?? NOTHING);
  const stunned = useAdventure(({ turn }) => turn?.loses === 'cubeAction');
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  const [open, setOpen] = useStateOf(turn, false);
  const most = stunned ? 1 : 2;
  const used = cubeActions(actions);
  const label = t('tableHero.ticks.label', { used, most, count: actions.length - used });
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
              selected={actions.includes(action)}
              onPress={() =>
                void act({ kind: 'tickAction', action, used: !actions.includes(action) })
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
