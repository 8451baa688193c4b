import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeroCubes } from '../../../src/rules';
import { Card, Chip, Section } from '../../../src/ui';
import { useGlossarySheet } from '../../glossary/sheet-context';
import { CubeBoard } from '../figures/sheet/hero/CubeBoard';

interface CubesCardProps {
  readonly hero: string;
  readonly cubes: HeroCubes;
}

/** Q2: for heroes whose cubes the app keeps. */
export const CubesCard = memo(function CubesCard({ hero, cubes }: CubesCardProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
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
        <CubeBoard hero={hero} cubes={cubes} />
      </Section>
    </Card>
  );
});
