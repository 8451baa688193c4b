import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { KeptCard } from '@/src/game';
import { CARD_KINDS, LONGEST_NAME, type CardFace, type Summons } from '@/src/rules';
import { Button, Chip, SegmentedControl, SwitchRow, Text, TextField } from '@/src/ui';
import { useDraft } from '@/app/wiring/useDraft';
import { useMainAction } from '@/app/play/context/main-action';
import { Wrap } from '@/app/play/parts/Wrap';
import type { GoTo } from '../pages';
import { FaceForm } from './FaceForm';
import { blankCard, newCardId, withBack, withCardKind } from './own-card';
import { useOwnCards } from './useOwnCards';

interface OwnCardPageProps {
  readonly card: KeptCard | null;
  readonly picks: readonly Summons[];
  readonly go: GoTo;
}

const firstDraft = (card: KeptCard | null): KeptCard => {
  if (card !== null) return card;
  const id = newCardId(Date.now());
  return { id, card: blankCard(id) };
};

/** A card of the players' own: kept for every campaign, then summoned like any other. */
export function OwnCardPage({ card: kept, picks, go }: OwnCardPageProps) {
  const { t } = useTranslation();
  const { keep, forget } = useOwnCards();
  const [blank] = useState(() => firstDraft(kept));
  const [draft, setDraft, finish] = useDraft(`card ${kept?.id ?? 'new'}`, blank);
  const { id, card } = draft;
  const name = card.name.trim();
  const save = async () => {
    const named = { ...card, name };
    if (!(await keep({ id, card: named }))) return;
    finish();
    go({ kind: 'free', picks: kept === null ? [...picks, { card: named }] : picks });
  };
  const remove = async () => {
    if (kept === null || !(await forget(kept))) return;
    finish();
    go({ kind: 'free', picks });
  };
  useMainAction({
    label: t(kept === null ? 'tableSetup.own.keepAndTake' : 'tableSetup.own.keep'),
    disabled: name === '',
    onPress: () => void save(),
  });
  return (
    <>
      <TextField
        label={t('tableSetup.own.name')}
        value={card.name}
        onChangeText={(typed) => setDraft({ id, card: { ...card, name: typed } })}
        maxLength={LONGEST_NAME}
      />
      <Text variant="tag" ink="muted">
        {t('tableSetup.kind.label')}
      </Text>
      <Wrap label={t('tableSetup.kind.label')}>
        {CARD_KINDS.map((kind) => (
          <Chip
            key={kind}
            label={t(`tableSetup.kind.${kind}`)}
            oneOf
            selected={card.kind === kind}
            onPress={() => setDraft({ id, card: withCardKind(card, kind) })}
          />
        ))}
      </Wrap>
      <Sides draft={draft} onChange={setDraft} />
      {kept === null ? null : (
        <Button
          label={t('tableSetup.own.forget')}
          icon="trash"
          kind="danger"
          size="small"
          onPress={() => void remove()}
        />
      )}
    </>
  );
}

interface SidesProps {
  readonly draft: KeptCard;
  readonly onChange: (draft: KeptCard) => void;
}

function Sides({ draft: { id, card }, onChange }: SidesProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState<'A' | 'B'>('A');
  const shown = side === 'B' && card.back !== null ? card.back : card.face;
  const set = (change: Partial<CardFace>) =>
    onChange({
      id,
      card:
        shown === card.back
          ? { ...card, back: { ...shown, ...change } }
          : { ...card, face: { ...card.face, ...change } },
    });
  const both = (change: Partial<CardFace>) =>
    onChange({
      id,
      card: {
        ...card,
        face: { ...card.face, ...change },
        back: card.back && { ...card.back, ...change },
      },
    });
  return (
    <>
      <SegmentedControl
        label={t('tableSetup.card.size')}
        value={card.face.size}
        segments={(['small', 'large'] as const).map((value) => ({
          value,
          label: t(`tableSetup.card.${value}`),
        }))}
        onChange={(size) => both({ size })}
      />
      <SwitchRow
        title={t('tableSetup.card.twoSides')}
        subtitle={t('tableSetup.card.twoSidesHint')}
        value={card.back !== null}
        onChange={(two) => onChange({ id, card: withBack(card, two) })}
      />
      {card.back === null ? null : (
        <SegmentedControl
          label={t('tableSetup.card.side')}
          value={side}
          segments={(['A', 'B'] as const).map((value) => ({ value, label: value }))}
          onChange={setSide}
        />
      )}
      <FaceForm key={shown.id} kind={card.kind} face={shown} onChange={set} />
    </>
  );
}
