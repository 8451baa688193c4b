import { useEffect, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  Button,
  Live,
  NumberGrid,
  SegmentedControl,
  Text,
  useReveal,
  useSnackbar,
  useTheme,
} from '@/src/ui';
import type { Roller } from '@/app/play/dice/roller';
import { useDieRoom } from './die-room';

export interface RollPartProps {
  readonly roller: Roller;
  readonly onRoller: (roller: Roller) => void;
  /** With what the players rolled, or without: the app rolls. */
  readonly onRoll: (roll?: number) => void;
  /** Said to whoever rolls all the same. */
  readonly missing: string | null;
  /** What will be rolled for, once nothing is missing. */
  readonly told: string;
}

/** The d20 below what scrolls: the app's, or the one on the table. */
export function RollFooter(props: RollPartProps) {
  const { numbers } = useDieRoom();
  const { colors } = useTheme();
  return (
    <View style={[styles.part, styles.footer, { borderTopColor: colors.line }]}>
      <Told {...props} />
      <Who {...props} />
      {props.roller === 'app' || numbers ? <Die {...props} /> : null}
    </View>
  );
}

/** What of the d20 the footer has no room for. */
export function RollScrolled(props: RollPartProps) {
  const { roller } = props;
  const room = useDieRoom();
  const part = useRevealed(roller);
  if (room.button && (room.numbers || roller === 'app')) return null;
  return (
    <View ref={part} style={styles.part}>
      {room.button ? null : (
        <>
          <Told {...props} />
          <Who {...props} />
        </>
      )}
      <Die {...props} />
    </View>
  );
}

/** The place of one line for both, so that nothing moves when the answer is there. */
function Told({ missing, told }: RollPartProps) {
  return (
    <Live>
      <Text variant="label" ink={missing === null ? 'text' : 'muted'}>
        {missing ?? told}
      </Text>
    </Live>
  );
}

function Who({ roller, onRoller }: RollPartProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('tableHero.roll.label')}
      value={roller}
      onChange={onRoller}
      segments={(['app', 'table'] as const).map((value) => ({
        value,
        label: t(`tableHero.roll.${value}`),
      }))}
    />
  );
}

function Die({ roller, onRoll, missing }: RollPartProps) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  return roller === 'app' ? (
    <Button
      label={t('tableHero.roll.do')}
      icon="dice"
      disabled={missing !== null}
      onPress={() => onRoll()}
    />
  ) : (
    <NumberGrid
      label={t('tableHero.roll.grid')}
      onPick={(roll) => (missing === null ? onRoll(roll) : show({ text: missing, refused: true }))}
      spoken={(roll) => t('tableHero.roll.spoken', { roll })}
    />
  );
}

/** The numbers of the own die take more room than the button they replace: they come into sight. */
function useRevealed(roller: Roller) {
  const part = useRef<View>(null);
  const reveal = useReveal();
  const shown = useRef(roller);
  useEffect(() => {
    if (shown.current !== roller && part.current !== null) reveal(part.current);
    shown.current = roller;
  }, [roller, reveal]);
  return part;
}

const styles = StyleSheet.create({
  part: { gap: 12 },
  footer: { width: '100%', borderTopWidth: 1, paddingTop: 10 },
});
