import { StyleSheet, View } from 'react-native';
import { Button } from '@/src/ui';
import { CommandWarnings } from '../parts/CommandWarnings';
import { useHeroSheet } from '../parts/hero-context';
import { useCommandWarnings, useLogbook } from '../parts/useLogbook';
import type { ItemOption } from './options';

interface OptionButtonsProps {
  readonly options: readonly ItemOption[];
  readonly onDone: () => void;
  /** The first is what most players want. */
  readonly leading?: boolean;
}

/** Warnings about every button are said once above, the others below their button. */
export function OptionButtons({ options, onDone, leading = false }: OptionButtonsProps) {
  const { state } = useHeroSheet();
  const warningsFor = useCommandWarnings(state);
  const write = useLogbook();
  const lists = options.map(({ command }) => warningsFor(command));
  const common = (lists[0] ?? []).filter((line) => lists.every((list) => list.includes(line)));
  const press = async ({ command, done }: ItemOption) => {
    if (await write(command, done)) onDone();
  };
  return (
    <View style={styles.options}>
      <CommandWarnings lines={common} />
      {options.map((option, index) => (
        <View key={`${index} ${option.label}`} style={styles.option}>
          <Button
            label={option.label}
            kind={leading && index === 0 ? 'primary' : 'quiet'}
            size="small"
            onPress={() => void press(option)}
          />
          <CommandWarnings lines={(lists[index] ?? []).filter((line) => !common.includes(line))} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ options: { gap: 10 }, option: { gap: 6 } });
