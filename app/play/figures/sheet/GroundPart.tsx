import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { GROUNDS, type FigureCommand, type Ground } from '@/src/rules';
import { Chip, Section, Text, type IconName } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

interface GroundPartProps {
  readonly figure: string;
  readonly on: readonly Ground[];
}

const ICONS: Readonly<Record<Ground, IconName>> = {
  darkness: 'darkness',
  lava: 'lava',
  miasma: 'miasma',
  spikes: 'spikes',
};

const onto = (on: readonly Ground[], ground: Ground): readonly Ground[] => [
  ...on.filter((one) => one !== ground),
  ground,
];

type MoveTo = (
  entered: readonly Ground[],
  stands: readonly Ground[],
  falls?: number,
) => FigureCommand;

/** M2, M4, N11: stepping onto something hurts; where it stands counts at the end of its turn. */
export function GroundPart({ figure, on }: GroundPartProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const grounds = GROUNDS.filter(
    (ground) => ground !== 'darkness' || adventure.rules.darknessInPlay || on.includes(ground),
  );
  const move: MoveTo = (entered, stands, falls = 0) => ({
    kind: 'enterGround',
    figure,
    entered,
    on: stands,
    falls,
  });
  return (
    <Section caption={t('tableFigure.ground.caption')}>
      <Text variant="small" ink="muted">
        {t('tableFigure.ground.enters')}
      </Text>
      <EnterChips grounds={grounds} on={on} move={move} />
      <Text variant="small" ink="muted">
        {t('tableFigure.ground.stands')}
      </Text>
      <StandChips grounds={grounds} on={on} move={move} />
    </Section>
  );
}

interface GroundChipsProps extends Pick<GroundPartProps, 'on'> {
  readonly grounds: readonly Ground[];
  readonly move: MoveTo;
}

function EnterChips({ grounds, on, move }: GroundChipsProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <View style={styles.chips}>
      {grounds.map((ground) => (
        <Chip
          key={ground}
          label={t(`words.ground.${ground}`)}
          icon={ICONS[ground]}
          spoken={t('tableFigure.ground.entersSpoken', { ground: t(`words.ground.${ground}`) })}
          onPress={() => void act(move([ground], onto(on, ground)))}
        />
      ))}
      <Chip
        label={t('tableFigure.ground.falls')}
        icon="chevron-down"
        onPress={() => void act(move([], on, 1))}
      />
    </View>
  );
}

function StandChips({ grounds, on, move }: GroundChipsProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const stands = (ground: Ground) =>
    on.includes(ground) ? on.filter((one) => one !== ground) : onto(on, ground);
  return (
    <View style={styles.chips}>
      {grounds.map((ground) => (
        <Chip
          key={ground}
          label={t(`words.ground.${ground}`)}
          selected={on.includes(ground)}
          spoken={t('tableFigure.ground.standsSpoken', { ground: t(`words.ground.${ground}`) })}
          onPress={() => void act(move([], stands(ground)))}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
