import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Chip, Text } from '../../../../src/ui';
import { useRefusalWords } from '../../../wiring/game';
import { NumberAsked } from '../cards/NumberAsked';
import { CommandChoice } from './CommandChoice';
import { MOST_HP, toggled, type LineChoices } from './choices';
import { isPerCommand, type ComingLine } from './coming';

interface ProblemProps {
  readonly line: ComingLine;
  readonly choices: LineChoices;
  readonly onChange: (choices: LineChoices) => void;
}

/** U1, U2, D15: what is missing is asked right where it is missing. */
export function Problem({ line, choices, onChange }: ProblemProps) {
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  const at = line.line.line;
  if (line.problem === null) return null;
  if (line.problem.code === 'no-hit-points') {
    return isPerCommand(line) ? (
      <CommandChoice
        value={choices.command}
        onChange={(command) => onChange({ ...choices, command })}
      />
    ) : (
      <NumberAsked
        label={t('tableSetup.lines.hpAsked')}
        most={MOST_HP}
        onAnswer={(hp) => onChange({ ...choices, hp: { ...choices.hp, [at]: hp } })}
      />
    );
  }
  return (
    <View style={styles.part} aria-live="polite">
      <Text variant="small" ink="danger">
        {refusalWords(line.problem)}
      </Text>
      <View style={styles.chips}>
        <Chip
          label={t('tableSetup.lines.leave')}
          onPress={() => onChange({ ...choices, without: toggled(choices.without, at) })}
        />
        {line.problem.code === 'no-miniature-left' ? (
          <Chip
            label={t('tableSetup.lines.standIn')}
            onPress={() => onChange({ ...choices, standIns: toggled(choices.standIns, at) })}
          />
        ) : null}
        {line.problem.code === 'no-base-left' ? (
          <Chip
            label={t('tableSetup.base.none')}
            onPress={() => onChange({ ...choices, bases: { ...choices.bases, [at]: null } })}
          />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
