import { useTranslation } from '@/src/i18n/translation';
import type { GameCommand } from '@/src/rules';
import { Button, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

/** Q8: for himself; a neighbour gets the token (E2). */
export function FruitSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const doing = (command: GameCommand) => () => {
    void act(command);
    onClose();
  };
  const others = adventure.heroes.filter(({ id, unconscious }) => !unconscious && id !== hero);
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.fruit')} onClose={onClose}>
      {({ hp, maxHp }) => (
        <>
          <Text ink="muted">{t('tableHero.fruit.text')}</Text>
          <Button
            size="small"
            label={t('tableHero.fruit.eat', { hp, maxHp })}
            onPress={doing({ kind: 'eatFruit', hero })}
          />
          {others.map(({ id, name }) => (
            <Button
              key={id}
              kind="quiet"
              size="small"
              label={t('tableHero.fruit.give', { name })}
              onPress={doing({ kind: 'giveFruit', hero, to: id })}
            />
          ))}
        </>
      )}
    </HeroActionSheet>
  );
}
