import { useTranslation } from '@/src/i18n/translation';
import { attackCardOnBoard, type SeenFromOwner } from '@/src/rules';
import { Pill, Section, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { cardOfTurn } from '@/app/play/attack-card/useAttackCard';
import { useNames } from '@/app/play/turn/names';
import { Wrap } from '@/app/play/parts/Wrap';

/** U3: who is near the commander; the card itself says whom of these it hits. */
export function AttackCardOnMap() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const card = cardOfTurn(adventure);
  if (card === undefined) return null;
  const seen = attackCardOnBoard(adventure, card.id);
  const name = names.one(card.owner);
  if (!seen.ok) {
    return (
      <Text variant="small" ink="muted">
        {t('boardTurn.card.where', { name })}
      </Text>
    );
  }
  const title = t('boardTurn.card.title', { name });
  return (
    <Section caption={title}>
      <Wrap label={title}>
        {seen.value.map((one) => (
          <SeenPill key={one.figure} seen={one} name={names.one(one.figure)} />
        ))}
      </Wrap>
    </Section>
  );
}

interface SeenPillProps {
  readonly seen: SeenFromOwner;
  readonly name: string;
}

function SeenPill({ seen: { nextTo, inRange, hidden }, name }: SeenPillProps) {
  const { t } = useTranslation();
  const where = nextTo ? 'nextTo' : inRange ? 'inRange' : 'far';
  const words = [t(`boardTurn.card.${where}`), hidden ? t('boardTurn.card.hidden') : ''];
  const label = `${name}: ${words.filter((word) => word !== '').join(', ')}`;
  return <Pill label={label} tone={nextTo ? 'danger' : inRange ? 'ember' : 'neutral'} />;
}
