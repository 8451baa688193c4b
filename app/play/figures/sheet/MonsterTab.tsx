import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { BASES } from '@/src/content/drunagor';
import { hasAttackCards, type CardInPlay, type MonsterFigure } from '@/src/rules';
import { BASE_PAINT, Button, Chip, Section, useTheme, type IconName } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useSheets } from '@/app/play/context/sheets';
import { useTable } from '@/app/play/context/table-context';
import type { Page } from '@/app/play/setup/pages';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { GroundPart } from './GroundPart';
import { HitPointsPart } from './HitPointsPart';

interface MonsterTabProps {
  readonly monster: MonsterFigure;
  readonly card: CardInPlay | undefined;
  readonly onClose: () => void;
}

export function MonsterTab({ monster, card, onClose }: MonsterTabProps) {
  const { id, hp, maxHp, on } = monster;
  return (
    <View style={styles.tab}>
      <HitPointsPart key={`${hp}/${maxHp}`} figure={id} hp={hp} maxHp={maxHp} />
      <GroundPart figure={id} on={on} />
      <MonsterActions monster={monster} card={card} onClose={onClose} />
      <BasePart monster={monster} card={card} />
    </View>
  );
}

interface MonsterButton {
  readonly name: 'actNow' | 'trapDie' | 'card' | 'deck' | 'turnCard' | 'dismiss';
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Where its card lies on the table: the values, the deck, the other side. */
function useCardButtons({ monster, card }: Omit<MonsterTabProps, 'onClose'>): MonsterButton[] {
  const { act } = useTable();
  const sheets = useSheets();
  if (card === undefined) return [];
  const open = (first: Page) => () =>
    sheets.open((close) => <SummonSheet first={first} onClose={close} />);
  const turn = () => {
    const side = card.face.side === 'A' ? 'B' : 'A';
    void act({ kind: 'turnCard', card: card.id, side });
  };
  const values: MonsterButton = {
    name: 'card',
    icon: 'edit',
    onPress: open({ kind: 'card', card: card.id }),
  };
  const deck: MonsterButton = {
    name: 'deck',
    icon: 'copy',
    onPress: open({ kind: 'deck', owner: monster.id }),
  };
  const otherSide: MonsterButton = { name: 'turnCard', icon: 'redo', onPress: turn };
  return [values, ...(hasAttackCards(card.kind) ? [deck] : []), ...(card.back ? [otherSide] : [])];
}

/** What an instruction may want of it, and the way out. */
function MonsterActions({ monster, card, onClose }: MonsterTabProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const figure = monster.id;
  const acting = adventure.turn?.figure === figure && !adventure.turn.over;
  const actNow = async () => {
    if (await act({ kind: 'actNow', figure })) onClose();
  };
  const dismiss = () => {
    void act({ kind: 'dismiss', figure });
    onClose();
  };
  const roll = () => void act({ kind: 'rollTrapDie', figure });
  const buttons: readonly MonsterButton[] = [
    { name: 'actNow', icon: 'play', disabled: acting, onPress: () => void actNow() },
    { name: 'trapDie', icon: 'trap', onPress: roll },
    ...useCardButtons({ monster, card }),
    { name: 'dismiss', icon: 'trash', onPress: dismiss },
  ];
  return (
    <Section caption={t('tableFigure.actions.caption')}>
      <View style={styles.buttons}>
        {buttons.map(({ name, ...button }) => (
          <Button
            key={name}
            kind="quiet"
            size="small"
            label={t(`tableFigure.actions.${name}`)}
            {...button}
          />
        ))}
      </View>
    </Section>
  );
}

/** U2: each colour once. */
function BasePart({ monster, card }: Omit<MonsterTabProps, 'onClose'>) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { scaled, colors } = useTheme();
  const { adventure, act } = useTable();
  const size = card?.face.size ?? 'small';
  const taken = adventure.monsters.map(({ base }) => base);
  const free = BASES.filter(
    ({ id, sizes }) => sizes.includes(size) && (id === monster.base || !taken.includes(id)),
  );
  return (
    <Section caption={t('tableFigure.base')}>
      <View style={styles.buttons}>
        {free.map(({ id }) => (
          <Chip
            key={id}
            label={words.base(id)}
            oneOf
            selected={id === monster.base}
            leading={
              <View
                style={{
                  width: scaled(16),
                  height: scaled(16),
                  borderRadius: 99,
                  borderWidth: 1,
                  backgroundColor: BASE_PAINT[id].fill,
                  borderColor: colors.outline,
                }}
              />
            }
            onPress={() => void act({ kind: 'changeBase', figure: monster.id, base: id })}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  tab: { gap: 18 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
