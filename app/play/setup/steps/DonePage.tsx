import { useTranslation } from '@/src/i18n/translation';
import { cardIn, hasAttackCards, type CardInPlay, type MonsterFigure } from '@/src/rules';
import { Button, Text } from '@/src/ui';
import { useSheets } from '@/app/play/context/sheets';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { LinesSheet } from '@/app/play/lines/LinesSheet';
import { BaseChoice } from '../cards/BaseChoice';
import { NumberQuestion } from '../cards/NumberQuestion';
import type { GoTo } from '../pages';
import { MAX_CARD_HP } from '../cards/amounts';
import { LineCard } from './LineCard';

interface DonePageProps {
  readonly before: readonly string[];
  readonly go: GoTo;
  readonly onClose: () => void;
}

/** Who has come: the players put the miniatures there, and may still change everything. */
export function DonePage({ before, go, onClose }: DonePageProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const sheets = useSheets();
  const come = adventure.monsters.filter(({ id }) => !before.includes(id));
  useMainAction({ label: t('tableSetup.done.close'), onPress: onClose });
  return (
    <>
      <Text ink="muted">
        {come.length === 0 ? t('tableSetup.lines.nobody') : t('tableSetup.done.text')}
      </Text>
      {come.map((figure) => {
        const card = cardIn(adventure, figure.card);
        const first = come.find((other) => other.card === figure.card);
        return card === undefined ? null : (
          <Come key={figure.id} figure={figure} card={card} brief={first !== figure} go={go} />
        );
      })}
      <Button
        label={t('lines.toDoor')}
        icon="edit"
        kind="quiet"
        size="small"
        onPress={() => sheets.open((close) => <LinesSheet onClose={close} />)}
      />
    </>
  );
}

interface ComeProps {
  readonly figure: MonsterFigure;
  readonly card: CardInPlay;
  readonly brief: boolean;
  readonly go: GoTo;
}

function Come({ figure, card, brief, go }: ComeProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const others = adventure.monsters.filter(({ id }) => id !== figure.id);
  const laid = adventure.attackCards.filter(({ owner }) => owner === figure.id).length;
  return (
    <LineCard
      title=""
      figure={figure}
      card={card}
      brief={brief}
      asked={
        hasAttackCards(card.kind) ? (
          <Button
            label={t('tableSetup.deck.open', { count: laid })}
            kind={laid === 0 ? 'primary' : 'quiet'}
            size="small"
            onPress={() => go({ kind: 'deck', owner: figure.id })}
          />
        ) : null
      }
    >
      {card.kind === 'boss' ? null : (
        <BaseChoice
          size={card.face.size}
          value={figure.base}
          taken={others.map(({ base }) => base)}
          onChange={(base) => void act({ kind: 'changeBase', figure: figure.id, base })}
        />
      )}
      <NumberQuestion
        label={t('tableSetup.lines.hp')}
        most={MAX_CARD_HP}
        onAnswer={(hp) => void act({ kind: 'setHp', figure: figure.id, hp, maxHp: hp })}
      />
      <Button
        label={t('tableSetup.card.edit')}
        icon="edit"
        kind="quiet"
        size="small"
        onPress={() => go({ kind: 'card', card: card.id })}
      />
    </LineCard>
  );
}
