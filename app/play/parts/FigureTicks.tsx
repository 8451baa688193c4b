import { ChoiceRow } from './ChoiceRow';
import { FigureAvatar } from './FigureAvatar';
import { useNames } from '../turn/names';

interface FigureTicksProps {
  readonly ids: readonly string[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
  readonly subtitle?: (id: string) => string;
}

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export function FigureTicks({ ids, ticked, onChange, subtitle }: FigureTicksProps) {
  const names = useNames();
  return ids.map((id) => (
    <ChoiceRow
      key={id}
      title={names.one(id)}
      {...(subtitle === undefined ? {} : { subtitle: subtitle(id) })}
      leading={<FigureAvatar id={id} />}
      ticked={ticked.includes(id)}
      onPress={() => onChange(toggled(ticked, id))}
    />
  ));
}
