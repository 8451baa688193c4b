import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NAME, type Threat } from '@/src/rules';
import { Button, Chip, NumberGrid, Section, Sheet, TextField } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { Wrap } from '../parts/Wrap';
import { CostChips } from './CostChips';
import {
  draftFor,
  kindsFor,
  needsAmount,
  protectors,
  reactionOf,
  reactors,
  targetsFor,
  withReactionKind,
  type ReactionDraft,
} from './draft';

interface ReactionSheetProps {
  readonly hero: string;
  readonly onClose: () => void;
}

export function ReactionSheet({ hero, onClose }: ReactionSheetProps) {
  const { adventure } = useTable();
  const { threat } = adventure;
  return threat === null ? null : <Editor threat={threat} hero={hero} onClose={onClose} />;
}

interface EditorProps extends ReactionSheetProps {
  readonly threat: Threat;
}

/** Who, for whom, what, with what, how much: the tap that completes it enters it (D10). */
function Editor({ threat, hero, onClose }: EditorProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const [draft, setDraft] = useState(() => draftFor(adventure, threat, hero));
  const enter = (complete: ReactionDraft) => {
    const reaction = reactionOf(complete);
    if (reaction === null) return;
    onClose();
    void act({ kind: 'react', reaction });
  };
  const complete = (next: ReactionDraft) => {
    setDraft(next);
    if (next.kind !== 'other') enter(next);
  };
  const known = threat.reactions.some((reaction) => reaction.hero === draft.hero);
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.reaction.title')}
      caption={names.one(draft.hero)}
      closeLabel={t('ui.close')}
      {...(known ? { footer: <TakeBack hero={draft.hero} onDone={onClose} /> } : {})}
    >
      <Who draft={draft} onChange={(id) => setDraft(draftFor(adventure, threat, id, hero))} />
      <What draft={draft} threat={threat} onChange={setDraft} />
      <ForWhom draft={draft} threat={threat} onChange={setDraft} />
      <Section caption={t('tableTurn.reaction.cost')}>
        <CostChips
          hero={draft.hero}
          cost={draft.cost}
          onChange={(cost) => complete({ ...draft, cost })}
        />
      </Section>
      {needsAmount(draft.kind) ? (
        <Section caption={t('tableTurn.reaction.amount')}>
          <NumberGrid
            label={t('tableTurn.reaction.amount')}
            {...(draft.amount === null ? {} : { value: draft.amount })}
            onPick={(amount) => complete({ ...draft, amount })}
          />
        </Section>
      ) : null}
      {needsAmount(draft.kind) ? null : (
        <Finish draft={draft} onChange={setDraft} onEnter={() => enter(draft)} />
      )}
    </Sheet>
  );
}

interface PartProps {
  readonly draft: ReactionDraft;
  readonly threat: Threat;
  readonly onChange: (draft: ReactionDraft) => void;
}

function Who({ draft, onChange }: { draft: ReactionDraft; onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  return (
    <Section caption={t('tableTurn.reaction.who')}>
      <Wrap label={t('tableTurn.reaction.who')}>
        {reactors(adventure).map((id) => (
          <Chip
            key={id}
            label={names.one(id)}
            selected={draft.hero === id}
            onPress={() => onChange(id)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

function What({ draft, threat, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('tableTurn.reaction.what')}>
      <Wrap label={t('tableTurn.reaction.what')}>
        {kindsFor(threat, draft.hero).map((kind) => (
          <Chip
            key={kind}
            label={t(`tableTurn.reaction.kinds.${kind}`)}
            selected={draft.kind === kind}
            onPress={() => onChange(withReactionKind(threat, draft, kind))}
          />
        ))}
      </Wrap>
    </Section>
  );
}

/** Asked only where there is a choice. */
function ForWhom({ draft, threat, onChange }: PartProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const targets = targetsFor(threat, draft);
  const by = draft.kind === 'protect' ? protectors(adventure, threat, draft.hero) : [];
  return (
    <>
      {targets.length < 2 && targets.includes(draft.hero) ? null : (
        <Options
          caption={t('tableTurn.reaction.target')}
          ids={targets}
          chosen={draft.target}
          name={names.one}
          onChoose={(target) => onChange({ ...draft, target })}
        />
      )}
      {by.length < 2 ? null : (
        <Options
          caption={t('tableTurn.reaction.by')}
          ids={by}
          chosen={draft.by}
          name={names.one}
          onChoose={(id) => onChange({ ...draft, by: id })}
        />
      )}
    </>
  );
}

interface OptionsProps {
  readonly caption: string;
  readonly ids: readonly string[];
  readonly chosen: string;
  readonly name: (id: string) => string;
  readonly onChoose: (id: string) => void;
}

function Options({ caption, ids, chosen, name, onChoose }: OptionsProps) {
  if (ids.length === 0) return null;
  return (
    <Section caption={caption}>
      <Wrap label={caption}>
        {ids.map((id) => (
          <Chip key={id} label={name(id)} selected={chosen === id} onPress={() => onChoose(id)} />
        ))}
      </Wrap>
    </Section>
  );
}

interface FinishProps {
  readonly draft: ReactionDraft;
  readonly onChange: (draft: ReactionDraft) => void;
  readonly onEnter: () => void;
}

/** For reactions without a number; what a card does beyond these, in the table's words. */
function Finish({ draft, onChange, onEnter }: FinishProps) {
  const { t } = useTranslation();
  return (
    <>
      {draft.kind === 'other' ? (
        <TextField
          label={t('tableTurn.reaction.note')}
          value={draft.note}
          maxLength={LONGEST_NAME}
          onChangeText={(note) => onChange({ ...draft, note })}
        />
      ) : null}
      <Button
        label={t('tableTurn.reaction.done')}
        disabled={reactionOf(draft) === null}
        onPress={onEnter}
      />
    </>
  );
}

function TakeBack({ hero, onDone }: { readonly hero: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <Button
      grow
      kind="quiet"
      label={t('tableTurn.reaction.takeBack')}
      onPress={() => {
        onDone();
        void act({ kind: 'takeBackReaction', hero });
      }}
    />
  );
}
