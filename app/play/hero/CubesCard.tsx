import { useTranslation } from 'react-i18next';
import { heroIn } from '@/src/rules';
import { Card, Chip, Section } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useAdventure } from '../context/table-context';
import { CubeBoard } from '../figures/sheet/hero/CubeBoard';

/** Q2: for heroes whose cubes the app keeps. */
export function CubesCard({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const cubes = useAdventure((adventure) => heroIn(adventure, hero)?.cubes ?? null);
  if (cubes === null) return null;
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
}
