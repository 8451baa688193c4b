import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ANIMALS, nameIn } from '@/src/content/drunagor';
import type { KeptAlly } from '@/src/game';
import { LONGEST_NAME, type AllyCard, type AllyKind } from '@/src/rules';
import { Button, Chip, Fold, SegmentedControl, TextField } from '@/src/ui';
import { useCampaignDraft } from '@/app/wiring/useDraft';
import { useTable } from '@/app/play/context/table-context';
import { useGameWords } from '@/app/play/words/useGameWords';
import { KeywordChip } from '@/app/play/parts/KeywordChip';
import { Wrap } from '@/app/play/parts/Wrap';
import type { HeroSheetProps } from '../sheets/HeroActionSheet';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { AllyCardForm, NEW_CARD } from './AllyCardForm';
import { AllyValues } from './AllyValues';
import { cardNamed, useAllyShelf } from './useAllyShelf';

interface AllyDraft {
  readonly ally: AllyKind;
  readonly name: string;
  readonly toughness: number;
  /** Absent: as kept under this name, or new. */
  readonly card?: AllyCard;
}

const NEW_ALLY: AllyDraft = { ally: 'animal', name: '', toughness: 1 };

/** F2, F3, F4: the six animals by name, companions met before by theirs; values entered once. */
export function AddAlly({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const shelf = useAllyShelf();
  const [draft, setDraft, finish] = useCampaignDraft(`ally of ${hero}`, NEW_ALLY);
  const { ally, name } = draft;
  const kept = cardNamed(shelf.kept, { kind: ally, name });
  const card = draft.card ?? kept?.card ?? NEW_CARD;
  const toughness = ally === 'animal' ? null : draft.toughness;
  const add = () => {
    const command = { kind: 'addAlly', hero, ally, name, toughness, card } as const;
    void act(command).then((added) => added && finish());
    shelf.keep({ kind: ally, name, toughness, card });
    onClose();
  };
  return (
    <>
      <SegmentedControl
        label={t('tableHero.allies.kind')}
        value={ally}
        onChange={(kind) => setDraft({ ...NEW_ALLY, ally: kind })}
        segments={(['animal', 'companion'] as const).map((value) => ({
          value,
          label: t(`table.figures.${value}`),
        }))}
      />
      <Who draft={draft} kept={shelf.kept} onDraft={setDraft} />
      <Values
        card={card}
        known={kept !== undefined}
        onChange={(next) => setDraft({ ...draft, card: next })}
      />
      <Button size="small" label={t('tableHero.allies.add')} onPress={add} />
      <Wrap>
        <KeywordChip
          entry={ally === 'animal' ? 'pet' : 'companions'}
          label={t('tableHero.allies.rule')}
        />
      </Wrap>
    </>
  );
}

interface WhoProps {
  readonly draft: AllyDraft;
  readonly kept: readonly KeptAlly[];
  readonly onDraft: (draft: AllyDraft) => void;
}

function Who({ draft, kept, onDraft }: WhoProps) {
  const { t } = useTranslation();
  const { language } = useGameWords();
  const { ally, name, toughness } = draft;
  const animals = ANIMALS.map((animal) => nameIn(animal, language));
  const met = kept.filter(({ kind }) => kind === ally).map((one) => one.name);
  const names = ally === 'animal' ? [...new Set([...animals, ...met])] : met;
  const pick = (next: string) => {
    const known = cardNamed(kept, { kind: ally, name: next });
    onDraft({ ally, name: next, toughness: known?.toughness ?? toughness });
  };
  return (
    <>
      <Wrap label={t('tableHero.allies.known')}>
        {names.map((one) => (
          <Chip key={one} label={one} oneOf selected={one === name} onPress={() => pick(one)} />
        ))}
      </Wrap>
      <TextField
        label={t('tableHero.allies.name')}
        value={name}
        onChangeText={(text) => onDraft({ ...draft, name: text })}
        maxLength={LONGEST_NAME}
      />
      {ally === 'companion' ? (
        <NumberStepper
          label={t('tableHero.allies.toughness')}
          value={toughness}
          max={20}
          onChange={(value) => onDraft({ ...draft, toughness: value })}
        />
      ) : null}
    </>
  );
}

interface ValuesProps {
  readonly card: AllyCard;
  readonly known: boolean;
  readonly onChange: (card: AllyCard) => void;
}

/** Known values are only shown. */
function Values({ card, known, onChange }: ValuesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      {known ? <AllyValues card={card} /> : null}
      <Fold label={t('tableHero.allies.values')} open={open ?? !known} onToggle={setOpen}>
        <AllyCardForm card={card} onChange={onChange} />
      </Fold>
    </>
  );
}
