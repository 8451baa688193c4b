import { StyleSheet, View } from 'react-native';
import type { GameState } from '@/src/rules';
import { Button } from '@/src/ui';
import { CommandWarnings } from '../parts/CommandWarnings';
import type { ItemOption } from './item-options';
import { useCommandWarnings } from './logbook-warnings';

interface OptionButtonsProps {
  readonly state: GameState;
  readonly options: readonly ItemOption[];
  readonly onPick: (option: ItemOption) => void;
  /** The first is what most players want. */
  readonly leading?: boolean;
}

/** Warnings about every button are said once above, the others below their button. */
export function OptionButtons({ state, options, onPick, leading = false }: OptionButtonsProps) {
  const warningsFor = useCommandWarnings(state);
  const lists = options.map(({ command }) => warningsFor(command));
  const common = (lists[0] ?? []).filter((line) => lists.every((list) => list.includes(line)));
  return (
    <View style={styles.options}>
      <CommandWarnings lines={common} />
      {options.map((option, index) => (
        <View key={`${index} ${option.label}`} style={styles.option}>
          <Button
            label={option.label}
            kind={leading && index === 0 ? 'primary' : 'quiet'}
            size="small"
            onPress={() => onPick(option)}
          />
          <CommandWarnings lines={(lists[index] ?? []).filter((line) => !common.includes(line))} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ options: { gap: 10 }, option: { gap: 6 } });
