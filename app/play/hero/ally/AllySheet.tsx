import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { alliesOf } from '@/src/rules';
import { Card, IconButton, Row } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from '../sheets/HeroActionSheet';
import { AddAlly } from './AddAlly';

/** F2, F3: his animal, his companions. */
export function AllySheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.ally')} onClose={onClose}>
      {() => (
        <View style={styles.sheet}>
          <Present hero={hero} />
          <AddAlly hero={hero} onClose={onClose} />
        </View>
      )}
    </HeroActionSheet>
  );
}

function Present({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const allies = alliesOf(adventure, hero);
  if (allies.length === 0) return null;
  return (
    <Card padding="tight" gap={4}>
      {allies.map(({ id, name, kind }) => {
        const title = name === '' ? t(`table.figures.${kind}`) : name;
        return (
          <Row
            key={id}
            icon="npc"
            tone="ok"
            title={title}
            subtitle={t(`table.figures.${kind}`)}
            right={
              <IconButton
                icon="trash"
                on="raised"
                label={t('tableHero.allies.remove', { name: title })}
                onPress={() => void act({ kind: 'removeAlly', ally: id })}
              />
            }
          />
        );
      })}
    </Card>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 16 } });
