import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { CUBE_COLOURS, tokenCount, tokenLimit, type CubeColour, type TokenKind } from '@/src/rules';
import { Chip, Cube, Icon, TINTS, useTheme } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { oneLess, oneMore } from '@/app/play/figures/token-commands';
import { tokenGroups } from '@/app/play/figures/token-groups';
import { findFigure } from '@/app/play/parts/find-figure';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Strip } from '../parts/Strip';

/** What is wanted most often of a figure on the map: a cube for movement (Q2), a token; one tap each. */
export function QuickActions({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const adventure = useAdventure((whole) => whole);
  const found = useMemo(() => findFigure(adventure, figure), [adventure, figure]);
  const acting = useAdventure(({ turn }) => turn?.figure === figure);
  if (found === null) return null;
  const cubes = found.kind === 'hero' && acting ? found.figure.cubes?.available : undefined;
  return (
    <Strip label={t('board.play.quick')}>
      {CUBE_COLOURS.filter((colour) => (cubes?.[colour] ?? 0) > 0).map((colour) => (
        <CubeChip key={colour} hero={figure} colour={colour} free={cubes?.[colour] ?? 0} />
      ))}
      {tokenGroups(found, adventure)
        .flatMap(({ tokens }) => tokens)
        .map((token) => (
          <TokenChip
            key={token}
            figure={figure}
            token={token}
            count={tokenCount(found.figure.tokens, token)}
          />
        ))}
    </Strip>
  );
}

interface CubeChipProps {
  readonly hero: string;
  readonly colour: CubeColour;
  readonly free: number;
}

function CubeChip({ hero, colour, free }: CubeChipProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { scaled } = useTheme();
  return (
    <Chip
      leading={<Cube kind={colour} size={scaled(18)} />}
      icon="boot"
      label={String(free)}
      spoken={t('board.play.cubeToMove', { colour: t(`words.cube.${colour}`), free })}
      onPress={() => void act({ kind: 'spendCube', hero, colour })}
    />
  );
}

interface TokenChipProps {
  readonly figure: string;
  readonly token: TokenKind;
  readonly count: number;
}

/** A tap gives one; what lies there once only goes on and off (C1). */
function TokenChip({ figure, token, count }: TokenChipProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { act } = useMoves();
  const { scheme, scaled } = useTheme();
  const name = words.token(token);
  const what = count > 0 ? `${name} ${count}` : name;
  const takes = tokenLimit(token) === 1 && count > 0;
  return (
    <Chip
      leading={<Icon name={token} size={scaled(18)} color={TINTS[token][scheme]} />}
      label={what}
      spoken={t(takes ? 'ui.less' : 'ui.more', { what })}
      selected={count > 0}
      onPress={() => void act(takes ? oneLess(figure, token) : oneMore(figure, token))}
    />
  );
}
