import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { BASES } from '@/src/content/drunagor';
import { hasAttackCards, type CardInPlay, type MonsterFigure } from '@/src/rules';
import { BASE_PAINT, Button, Chip, Section, useTheme } from '@/src/ui';
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
      <Doings monster={monster} card={card} onClose={onClose} />
      <BasePart monster={monster} card={card} />
    </View>
  );
}

/** What an instruction may want of it, and the way out. */
function Doings({ monster, card, onClose }: MonsterTabProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const sheets = useSheets();
  const open = (first: Page) =>
    sheets.open((close) => <SummonSheet first={first} onClose={close} />);
  const figure = monster.id;
  const acting = adventure.turn?.figure === figure && !adventure.turn.over;
  const then = (done: Promise<boolean>) => void done.then((happened) => happened && onClose());
  return (
    <Section caption={t('tableFigure.doings.caption')}>
      <View style={styles.buttons}>
        <Button
          kind="quiet"
          size="small"
          icon="play"
          disabled={acting}
          label={t('tableFigure.doings.actNow')}
          onPress={() => then(act({ kind: 'actNow', figure }))}
        />
        <Button
          kind="quiet"
          size="small"
          icon="trap"
          label={t('tableFigure.doings.trapDie')}
          onPress={() => void act({ kind: 'rollTrapDie', figure }, { tell: true })}
        />
        {card === undefined ? null : (
          <Button
            kind="quiet"
            size="small"
            icon="edit"
            label={t('tableFigure.doings.card')}
            onPress={() => open({ kind: 'card', card: card.id })}
          />
        )}
        {card !== undefined && hasAttackCards(card.kind) ? (
          <Button
            kind="quiet"
            size="small"
            icon="copy"
            label={t('tableFigure.doings.deck')}
            onPress={() => open({ kind: 'deck', owner: figure })}
          />
        ) : null}
        {card?.back ? (
          <Button
            kind="quiet"
            size="small"
            icon="redo"
            label={t('tableFigure.doings.turnCard')}
            onPress={() =>
              void act(
                { kind: 'turnCard', card: card.id, side: card.face.side === 'A' ? 'B' : 'A' },
                { tell: true },
              )
            }
          />
        ) : null}
        <Button
          kind="quiet"
          size="small"
          icon="trash"
          label={t('tableFigure.doings.dismiss')}
          onPress={() => {
            void act({ kind: 'dismiss', figure }, { tell: true });
            onClose();
          }}
        />
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
