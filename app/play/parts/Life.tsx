import { Text, useTheme, type TextVariant } from '@/src/ui';

interface LifeProps {
  readonly hp: number;
  readonly maxHp: number;
  readonly variant?: TextVariant;
}

/** `12/16`, the maximum small. */
export function Life({ hp, maxHp, variant = 'number' }: LifeProps) {
  const theme = useTheme();
  const small = { ...theme.text('tag'), color: theme.colors.muted };
  return (
    <Text variant={variant}>
      {hp}
      <Text variant="tag" ink="muted" style={small}>{`/${maxHp}`}</Text>
    </Text>
  );
}
