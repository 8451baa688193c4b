import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { AdventureHero } from '@/src/rules';
import { Card, Fold } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { GroundPart } from './GroundPart';
import { AfflictionsPart } from './hero/AfflictionsPart';
import { BonusHpPart } from './hero/BonusHpPart';
import { CubesPart } from './hero/CubesPart';
import { EffectsPart } from './hero/EffectsPart';
import { ImmunitiesPart } from './hero/ImmunitiesPart';
import { RecallPart } from './hero/RecallPart';
import { RolePart } from './hero/RolePart';
import { HitPointsPart } from './HitPointsPart';

const PARTS = [
  ...(['afflictions', 'cubes', 'recall', 'effects', 'ground', 'hp', 'role'] as const),
  'immunities',
] as const;
type Part = (typeof PARTS)[number];

/** What is needed now and then about a hero, each part folded away until asked for. */
export function HeroTab({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Part | null>('afflictions');
  const against = useAdventure(({ versus }) => versus !== undefined);
  return (
    <View style={styles.tab}>
      {PARTS.map((part) => (
        <Fold
          key={part}
          label={t(against && part === 'role' ? 'versus.limits' : `tableFigure.parts.${part}`)}
          open={open === part}
          onToggle={(opened) => setOpen(opened ? part : null)}
        >
          <Card padding="tight">{contentOf(part, hero)}</Card>
        </Fold>
      ))}
    </View>
  );
}

function contentOf(part: Part, hero: AdventureHero): ReactNode {
  switch (part) {
    case 'afflictions':
      return <AfflictionsPart hero={hero} />;
    case 'cubes':
      return <CubesPart hero={hero} />;
    case 'recall':
      return <RecallPart hero={hero} />;
    case 'effects':
      return <EffectsPart hero={hero} />;
    case 'ground':
      return <GroundPart figure={hero.id} on={hero.on} />;
    case 'hp':
      return (
        <>
          <HitPointsPart
            key={`${hero.hp}/${hero.maxHp}`}
            figure={hero.id}
            hp={hero.hp}
            maxHp={hero.maxHp}
          />
          <BonusHpPart hero={hero} />
        </>
      );
    case 'role':
      return <RolePart hero={hero} />;
    case 'immunities':
      return <ImmunitiesPart hero={hero} />;
  }
}

const styles = StyleSheet.create({ tab: { gap: 6 } });
