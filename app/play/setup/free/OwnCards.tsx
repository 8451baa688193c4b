import { useTranslation } from '@/src/i18n/translation';
import type { KeptCard } from '@/src/game';
import type { Summons } from '@/src/rules';
import { Button, Emblem, emblemIdFor, IconButton, Section } from '@/src/ui';
import { hitPointWords } from '../cards/amounts';
import { useOwnCards } from '../cards/useOwnCards';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';

interface OwnCardsProps {
  readonly onPick: (pick: Summons) => void;
  /** Null: a new one. */
  readonly onEdit: (card: KeptCard | null) => void;
}

/** Cards the players entered once: bosses, expansions, their own inventions. */
export function OwnCards({ onPick, onEdit }: OwnCardsProps) {
  const { t } = useTranslation();
  const { cards } = useOwnCards();
  return (
    <Section caption={t('tableSetup.own.title')}>
      {cards.map((kept) => {
        const { name, face, kind } = kept.card;
        return (
          <ChoiceRow
            key={kept.id}
            leading={<Emblem id={emblemIdFor(kind, 'monster')} size={40} />}
            title={name}
            subtitle={`${t(`tableSetup.kind.${kind}`)} · ${hitPointWords(face.hp, t)}`}
            said={t('tableSetup.summon.take')}
            onPress={() => onPick({ card: kept.card })}
            right={
              <IconButton
                icon="edit"
                on="raised"
                label={t('tableSetup.own.edit', { name })}
                onPress={() => onEdit(kept)}
              />
            }
          />
        );
      })}
      <Button
        label={t('tableSetup.own.new')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => onEdit(null)}
      />
    </Section>
  );
}
