import { useTranslation } from 'react-i18next';
import { Button, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

/** Q8: for himself or handed to a neighbour. */
export function FruitSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.fruit')} onClose={onClose}>
      {() => (
        <>
          <Text ink="muted">{t('tableHero.fruit.text')}</Text>
          {adventure.heroes
            .filter(({ unconscious }) => !unconscious)
            .map(({ id, name, hp, maxHp }) => (
              <Button
                key={id}
                kind="quiet"
                size="small"
                label={t('tableHero.fruit.for', { name, hp, maxHp })}
                onPress={() => {
                  void act({ kind: 'eatFruit', hero, target: id }, { tell: true });
                  onClose();
                }}
              />
            ))}
        </>
      )}
    </HeroActionSheet>
  );
}
