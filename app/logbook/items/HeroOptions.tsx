import { OptionButtons } from '@/app/play/logbook/OptionButtons';
import type { ItemOption } from '@/app/play/logbook/item-options';
import { useHeroSheet } from '../parts/hero-context';
import { useLogbook } from '../parts/useLogbook';

interface HeroOptionsProps {
  readonly options: readonly ItemOption[];
  readonly onDone: () => void;
  readonly leading?: boolean;
}

/** What can be done with a thing of the hero whose pages are open. */
export function HeroOptions({ options, onDone, leading = false }: HeroOptionsProps) {
  const { state } = useHeroSheet();
  const write = useLogbook();
  const pick = async ({ command, done }: ItemOption) => {
    if (await write(command, done)) onDone();
  };
  return (
    <OptionButtons
      state={state}
      options={options}
      leading={leading}
      onPick={(option) => void pick(option)}
    />
  );
}
