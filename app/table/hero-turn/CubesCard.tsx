import { useTranslation } from 'react-i18next';
import { Card, Chip, Section } from '../../../src/ui';
import type { AdventureHero } from '../../../src/rules';
import { useGlossarySheet } from '../../glossary/sheet-context';
import { CubeBoard } from '../figures/sheet/hero/CubeBoard';

/** Q2: for heroes whose cubes the app keeps. */
export function CubesCard({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  if (hero.cubes === null) return null;
  return (
    <Card gap={8}>
      <Section
        caption={t('tableHero.cubes.caption')}
        aside={
          <Chip
            keyword
            label={t('tableHero.cubes.rule')}
            onPress={() => glossary.open('cube-action')}
          />
        }
      >
        <CubeBoard hero={hero.id} cubes={hero.cubes} />
      </Section>
    </Card>
  );
}
