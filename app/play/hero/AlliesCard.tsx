import { useTranslation } from '@/src/i18n/translation';
import { turnName, type AdventureAlly } from '@/src/rules';
import { Button, Card, Text } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';

/** F2: an animal in play may act in its hero's turn. I4: after him all his allies, in his order. */
export function AlliesCard({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const ends = useAdventure(turnName);
  const everyone = useAdventure((adventure) => adventure.allies);
  const allies = everyone.filter((ally) => ally.hero === hero);
  if (allies.length === 0) return null;
  const nameOf = ({ name, kind }: AdventureAlly) =>
    name === '' ? t(`table.figures.${kind}`) : name;
  const animals = allies.filter(({ kind }) => kind === 'animal');
  return (
    <Card padding="tight" gap={8}>
      <Text ink="muted">
        {t('tableHero.allies.after', { names: allies.map(nameOf).join(', ') })}
      </Text>
      {animals.map((ally) => (
        <Button
          key={ally.id}
          kind="quiet"
          size="small"
          icon="play"
          label={t('tableHero.allies.activate', { name: nameOf(ally) })}
          onPress={() => void act({ kind: 'actNow', figure: ally.id })}
        />
      ))}
      {allies.length < 2
        ? null
        : allies
            .slice(1)
            .map((ally) => (
              <Button
                key={`first ${ally.id}`}
                kind="quiet"
                size="small"
                label={t('tableHero.allies.first', { name: nameOf(ally) })}
                onPress={() => void act({ kind: 'nextTurn', pick: ally.id, ends })}
              />
            ))}
    </Card>
  );
}
