import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { CATALOGUE, keywordName } from '@/src/content/drunagor';
import {
  cardIn,
  RUNE_COLOURS,
  type Adventure,
  type MonsterFigure,
  type RuneColour,
} from '@/src/rules';
import { Card, Chip, RuneIcon, Section, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { heroesInRange } from '../attack-card/from-map';
import { softened, worth } from '../words/keyword-words';
import { FigureTicks } from '../parts/FigureTicks';
import { Wrap } from '../parts/Wrap';

interface ManifestTaskProps {
  readonly monster: MonsterFigure;
  readonly onLater: () => void;
}

const inBag = ({ runes }: Adventure, colour: RuneColour): string | undefined =>
  runes.bag.find((rune) => rune.colour === colour)?.id;

/** S2e: a rune taken at random says what happens to the heroes in range, or to the monster. */
export function ManifestTask({ monster, onLater }: ManifestTaskProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const known = heroesInRange(adventure, monster.id);
  const reached = ticked ?? known ?? [];
  const [colour, setColour] = useState<RuneColour | null>(null);
  const byHand = adventure.rules.runes === 'table';
  const rune = colour === null ? undefined : inBag(adventure, colour);
  const standing = adventure.heroes.filter(({ unconscious }) => !unconscious);
  useMainAction({
    label: t('tableTurn.start.manifestDraw'),
    disabled: byHand && rune === undefined,
    onPress: () =>
      void act({
        kind: 'manifest',
        figure: monster.id,
        reached,
        ...(rune === undefined ? {} : { rune }),
      }),
    beside: { label: t('tableTurn.cubes.later'), onPress: onLater },
  });
  return (
    <Card state="active">
      <Text variant="heading">{t('tableTurn.start.manifest')}</Text>
      <Colours monster={monster} chosen={colour} {...(byHand ? { onChoose: setColour } : {})} />
      <Section caption={t('tableTurn.start.manifestReached')}>
        {known === null ? null : (
          <Text variant="small" ink="muted">
            {t('boardTurn.card.manifest')}
          </Text>
        )}
        <FigureTicks ids={standing.map(({ id }) => id)} ticked={reached} onChange={setTicked} />
      </Section>
    </Card>
  );
}

interface ColoursProps {
  readonly monster: MonsterFigure;
  readonly chosen: RuneColour | null;
  /** Only where the players take the rune themselves. */
  readonly onChoose?: (colour: RuneColour) => void;
}

/** What each colour would bring. */
function Colours({ monster, chosen, onChoose }: ColoursProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const card = cardIn(adventure, monster.card);
  const printed = CATALOGUE.scenario.find(({ id }) => id === card?.face.id)?.manifest;
  if (!card || !printed) return null;
  return (
    <Section
      caption={t(
        onChoose === undefined ? 'tableTurn.start.manifestColours' : 'tableTurn.start.manifestRune',
      )}
    >
      <Wrap>
        {RUNE_COLOURS.map((colour) => {
          const { keyword, x } = printed[colour];
          const amount = x === undefined ? undefined : worth(adventure, card, x);
          const effect = softened(keywordName(keyword, words.language, amount));
          return (
            <Chip
              key={colour}
              leading={<RuneIcon color={colour} size={20} />}
              label={effect}
              spoken={`${words.rune(colour)}: ${effect}`}
              {...(onChoose === undefined ? {} : { selected: chosen === colour })}
              disabled={onChoose === undefined}
              onPress={() => onChoose?.(colour)}
            />
          );
        })}
      </Wrap>
    </Section>
  );
}
