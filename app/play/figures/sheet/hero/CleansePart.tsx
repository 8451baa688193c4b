import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { tokenCount, type AdventureHero } from '@/src/rules';
import { Button, Chip, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useSkillWords } from '@/app/play/skills/skill-words';
import { Wrap } from '@/app/play/parts/Wrap';

const AMOUNTS = [1, 2, 3] as const;

/** C3: which curse cubes, where there is a choice; good for POISON alone as well. */
export function CleansePart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const [x, setX] = useState<number | null>(null);
  const { id, curse, tokens } = hero;
  if (curse.length === 0 && tokenCount(tokens, 'poison') === 0) return null;
  const cleanse = (amount: number, picked?: readonly number[]) => {
    setX(null);
    const chosen = picked === undefined ? {} : { curse: picked };
    void act({ kind: 'cleanse', hero: id, x: amount, ...chosen });
  };
  return (
    <View style={styles.part}>
      <View style={styles.chips}>
        {AMOUNTS.map((amount) => (
          <Chip
            key={amount}
            icon="sparkle"
            label={t('tableFigure.afflictions.cleanse', { x: amount })}
            selected={amount === x}
            onPress={() =>
              curse.length <= amount ? cleanse(amount) : setX(amount === x ? null : amount)
            }
          />
        ))}
      </View>
      {x === null ? null : (
        <Which key={x} hero={hero} x={x} onDone={(picked) => cleanse(x, picked)} />
      )}
    </View>
  );
}

interface WhichProps {
  readonly hero: AdventureHero;
  readonly x: number;
  readonly onDone: (picked: readonly number[]) => void;
}

function Which({ hero, x, onDone }: WhichProps) {
  const { t } = useTranslation();
  const words = useSkillWords(hero.id);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const toggle = (index: number) =>
    setPicked(
      picked.includes(index) ? picked.filter((one) => one !== index) : [...picked, index].slice(-x),
    );
  const caption = t('tableFigure.afflictions.which', { count: x });
  return (
    <>
      <Text variant="label">{caption}</Text>
      <Wrap label={caption}>
        {hero.curse.map(({ skill }, index) => (
          <Chip
            key={index}
            label={`${index + 1} · ${skill === null ? t('tableFigure.afflictions.open') : words(skill)}`}
            selected={picked.includes(index)}
            onPress={() => toggle(index)}
          />
        ))}
      </Wrap>
      <Button
        size="small"
        label={t('tableFigure.afflictions.cleanseDo')}
        disabled={picked.length === 0}
        onPress={() => onDone(picked)}
      />
    </>
  );
}

const styles = StyleSheet.create({
  part: { gap: 10 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
