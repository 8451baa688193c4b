import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { MAX_HP_LIMIT } from '@/src/rules';
import { Card, Emblem, emblemIdFor, NumberGrid, Row, Section, Text } from '@/src/ui';
import { hpAtFirst } from './fight-commands';
import type { Contender, LineUpFormProps } from './line-up';

const LEAST_HP = 5;

/** With how many HP each begins; asked where nobody has said it yet, one after the other. */
export function FighterRows({ fighters, onHp }: LineUpFormProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = opened ?? fighters.find(({ hp }) => hp === null)?.key ?? null;
  return (
    <Section caption={t('versus.hp.caption')}>
      <Card padding="tight" gap={4}>
        {fighters.map((fighter) => (
          <FighterRow
            key={fighter.key}
            fighter={fighter}
            open={asked === fighter.key}
            onOpen={() => setOpened(opened === fighter.key ? null : fighter.key)}
            onHp={(hp) => {
              setOpened(null);
              onHp(fighter.key, hp);
            }}
          />
        ))}
      </Card>
    </Section>
  );
}

interface FighterRowProps {
  readonly fighter: Contender;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onHp: (hp: number) => void;
}

function FighterRow({ fighter, open, onOpen, onHp }: FighterRowProps) {
  const { t } = useTranslation();
  const { name, board, hp } = fighter;
  const label = t('versus.hp.asked', { name });
  return (
    <View style={styles.fighter}>
      <Row
        leading={<Emblem id={emblemIdFor(board ?? '', 'hero')} size={40} />}
        title={name}
        subtitle={
          hp === null ? t('versus.hp.missing') : t('tableSetup.card.hp', { hp: hpAtFirst(fighter) })
        }
        expanded={open}
        onPress={onOpen}
      />
      {open ? (
        <>
          <Text variant="small" ink="ember">
            {label}
          </Text>
          <NumberGrid
            label={label}
            from={LEAST_HP}
            to={MAX_HP_LIMIT}
            columns={6}
            {...(hp === null ? {} : { value: hp })}
            onPick={onHp}
          />
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ fighter: { gap: 8 } });
