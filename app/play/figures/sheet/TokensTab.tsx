import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import {
  BONUSES,
  CONDITIONS,
  RESOURCES,
  type GameState,
  type MonsterFigure,
  type TokenKind,
} from '@/src/rules';
import { Chip, Section } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { findFigure, type FoundFigure } from '@/app/play/parts/find-figure';
import { TokenStepper } from '../TokenStepper';

/** MARKED is a hero's and has its own row; the rest in the rulebook's order, the likelier first. */
const groupsFor = ({ kind }: FoundFigure) => {
  const conditions: readonly TokenKind[] =
    kind === 'monster' ? CONDITIONS.filter((one) => one !== 'rangers-mark') : CONDITIONS;
  const groups = [
    { name: 'conditions', tokens: conditions },
    { name: 'resources', tokens: RESOURCES },
    { name: 'bonuses', tokens: BONUSES },
  ] as const;
  return kind === 'monster' ? groups : [groups[1], groups[0], groups[2]];
};

export function TokensTab({ found }: { readonly found: FoundFigure }) {
  const { t } = useTranslation();
  return (
    <View style={styles.tab}>
      {found.kind === 'monster' ? <MarkedBy monster={found.figure} /> : null}
      {groupsFor(found).map(({ name, tokens }) => (
        <Section key={name} caption={t(`tableFigure.tokens.${name}`)}>
          {tokens.map((token) => (
            <TokenStepper
              key={token}
              figure={found.figure.id}
              tokens={found.figure.tokens}
              token={token}
            />
          ))}
        </Section>
      ))}
    </View>
  );
}

/** W3: one hunter's mark. */
function MarkedBy({ monster }: { readonly monster: MonsterFigure }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const mark = (hero: string) =>
    act((newest: GameState) => {
      const now = newest.adventure && findFigure(newest.adventure, monster.id);
      const taken = now?.kind === 'monster' && now.figure.markedBy === hero;
      return { kind: 'mark', monster: monster.id, hero: taken ? null : hero };
    });
  return (
    <Section caption={t('tableFigure.tokens.markedBy')}>
      <View style={styles.chips}>
        {adventure.heroes.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            icon="rangers-mark"
            selected={monster.markedBy === id}
            onPress={() => void mark(id)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  tab: { gap: 18 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
