import { useTranslation } from 'react-i18next';
import { alliesOf, type AdventureHero } from '../../../src/rules';
import { Button, Card, Text } from '../../../src/ui';
import { useTable } from '../play/table-context';

/** I4: after the hero his animals and companions, in his order. */
export function AlliesCard({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const allies = alliesOf(adventure, hero.id);
  if (allies.length === 0) return null;
  return (
    <Card padding="tight" gap={8}>
      <Text ink="muted">{t('tableHero.allies.after')}</Text>
      {allies.map(({ id, name, kind }) => (
        <Button
          key={id}
          {...{ kind: 'quiet', size: 'small', icon: 'play' }}
          label={t('tableHero.allies.turn', {
            name: name === '' ? t(`table.figures.${kind}`) : name,
          })}
          onPress={() => void act({ kind: 'actNow', figure: id })}
        />
      ))}
    </Card>
  );
}
