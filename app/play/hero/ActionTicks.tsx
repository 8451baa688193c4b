import { useTranslation } from '@/src/i18n/translation';
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
  const most = useAdventure((adventure) => mostIn(adventure.turn));
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  const [open, setOpen] = useStateOf(turn, false);
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
    </View>
  );
}

const mostIn = (turn: Turn | null): number => (turn?.loses === 'cubeAction' ? 1 : 2);

/** Q1: more cube actions than a turn has; the table may know better. */
export function TooManyCubes() {
  const { t } = useTranslation();
  const most = useAdventure(({ turn }) => mostIn(turn));
  const used = useAdventure(({ turn }) => cubeActions(turn?.actions ?? NOTHING));
  if (used <= most) return null;
  return (
    <Text variant="small" ink="yellow">
      {t('tableHero.ticks.tooMany', { most })}
    </Text>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
