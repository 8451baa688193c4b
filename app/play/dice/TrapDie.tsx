import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { TRAP_FACES } from '@/src/rules';
import { Chip, Section } from '@/src/ui';

/** Z1: which side of the six shows this face first; the rules count the sides. */
const SIDE = { blank: 1, poison: 3, slow: 4, burn: 5, bleed: 6 } as const;

interface TrapDieProps {
  /** What lies on the table; without: the app rolls. */
  readonly onRoll: (dice?: readonly number[]) => void;
  readonly disabled?: boolean;
}

/** The trap die: the app's, or the face the players see. */
export function TrapDie({ onRoll, disabled = false }: TrapDieProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('tableHero.trapDie.caption')}>
      <View style={styles.chips}>
        <Chip
          icon="dice"
          label={t('tableHero.trapDie.app')}
          disabled={disabled}
          onPress={() => onRoll()}
        />
        <TrapFaces onChoose={(side) => onRoll([side])} disabled={disabled} />
      </View>
    </Section>
  );
}

interface TrapFacesProps {
  readonly onChoose: (side: number) => void;
  /** The side said already; left out where a tap rolls at once. */
  readonly chosen?: number | null;
  readonly disabled?: boolean;
}

/** The five faces, by the side of the die that shows them. */
export function TrapFaces({ onChoose, chosen, disabled = false }: TrapFacesProps) {
  const { t } = useTranslation();
  return TRAP_FACES.map((face) => (
    <Chip
      key={face}
      label={t(`words.trapFace.${face}`)}
      spoken={t('tableHero.trapDie.face', { face: t(`words.trapFace.${face}`) })}
      {...(chosen === undefined ? {} : { selected: chosen === SIDE[face] })}
      disabled={disabled}
      onPress={() => onChoose(SIDE[face])}
    />
  ));
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
