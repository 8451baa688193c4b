import { useTranslation } from 'react-i18next';
import { Button, Card, Text } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';

/** I4: after the hero his animals and companions, in his order. */
export function AlliesCard({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const everyone = useAdventure((adventure) => adventure.allies);
  const allies = everyone.filter((ally) => ally.hero === hero);
  if (allies.length === 0) return null;
  return (
    <Card padding="tight" gap={8}>
      <Text ink="muted">{t('tableHero.allies.after')}</Text>
      {allies.map(({ id, name, kind }) => (
        <Button
          key={id}
          kind="quiet"
          size="small"
          icon="play"
          label={t('tableHero.allies.turn', {
            name: name === '' ? t(`table.figures.${kind}`) : name,
          })}
          onPress={() => void act({ kind: 'actNow', figure: id })}
        />
      ))}
    </Card>
  );
}
