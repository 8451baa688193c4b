import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  areFoes,
  tokenCount,
  type AdventureHero,
  type GameState,
  type MonsterFigure,
} from '@/src/rules';
import { Chip, Section } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { findFigure, type FoundFigure } from '@/app/play/parts/find-figure';
import { KeywordChip } from '@/app/play/parts/KeywordChip';
import { lyingTokens } from '@/app/play/parts/TokenBadges';
import { useGameWords } from '@/app/play/words/useGameWords';
import { isHunted, tokenGroups } from '../token-groups';
import { TokenTile } from '../TokenTile';

export function TokensTab({ found }: { readonly found: FoundFigure }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  return (
    <View style={styles.tab}>
      {found.kind !== 'ally' && isHunted(found, adventure) ? (
        <MarkedBy hunted={found.figure} />
      ) : null}
      {tokenGroups(found, adventure).map(({ name, tokens }) => (
        <Section key={name} caption={t(`tableFigure.tokens.${name}`)}>
          <View style={styles.chips}>
            {tokens.map((token) => (
              <TokenTile
                key={token}
                figure={found.figure.id}
                token={token}
                count={tokenCount(found.figure.tokens, token)}
              />
            ))}
          </View>
        </Section>
      ))}
      <Looked found={found} />
    </View>
  );
}

/** What lies there can be read up. */
function Looked({ found }: { readonly found: FoundFigure }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const lying = lyingTokens(found.figure.tokens);
  if (lying.length === 0) return null;
  return (
    <Section caption={t('tableFigure.tokens.look')}>
      <View style={styles.chips}>
        {lying.map((token) => (
          <KeywordChip key={token} entry={token} label={words.token(token)} />
        ))}
      </View>
    </Section>
  );
}

/** W3: one hunter's mark. X11: against each other heroes hunt heroes. */
function MarkedBy({ hunted }: { readonly hunted: MonsterFigure | AdventureHero }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const hunters = adventure.heroes.filter(({ id }) => areFoes(adventure, id, hunted.id));
  const mark = (hero: string) =>
    act((newest: GameState) => {
      const now = newest.adventure && findFigure(newest.adventure, hunted.id);
      const taken = now && 'markedBy' in now.figure && now.figure.markedBy === hero;
      return { kind: 'mark', monster: hunted.id, hero: taken ? null : hero };
    });
  return (
    <Section caption={t('tableFigure.tokens.markedBy')}>
      <View style={styles.chips}>
        {hunters.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            icon="rangers-mark"
            selected={hunted.markedBy === id}
            onPress={() => void mark(id)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  tab: { gap: 8 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
