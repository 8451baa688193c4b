import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { answerable, LONGEST_NAME, type ReactionCost, type Threat } from '@/src/rules';
import { Button, Chip, Live, NumberGrid, Section, Sheet, Text, TextField } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { Wrap } from '../parts/Wrap';
import { CostChips } from './CostChips';
import { KnownReactions } from './KnownReactions';
import { MoreEffects } from './MoreEffects';
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
import { useCampaignDraft } from '@/app/wiring/useDraft';

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

/** Who, what, for whom; paying for it enters it (D10). */
function Editor({ threat, hero, onClose }: EditorProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const [note, setNote, finish] = useCampaignDraft(`reaction of ${hero}`, '');
  const [draft, show] = useState(() => {
    const first = draftFor(adventure, threat, hero);
    return first.note === '' ? { ...first, note } : first;
  });
  const own = answerable(adventure, threat, draft.hero);
  const setDraft = (next: ReactionDraft) => {
    if (next.note !== draft.note) setNote(next.note);
    show(next);
  };
  const pay = (cost: ReactionCost) => {
    const reaction = reactionOf({ ...draft, cost });
    if (reaction === null) return;
    onClose();
    void act({ kind: 'react', reaction }).then((entered) => entered && finish());
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.reaction.title')}
      caption={names.one(draft.hero)}
      closeLabel={t('ui.close')}
      footer={<Paying draft={draft} threat={threat} onPay={pay} onClose={onClose} />}
    >
      <KnownReactions threat={threat} onTaken={onClose} />
      <Who draft={draft} onChange={(id) => setDraft(draftFor(adventure, threat, id, hero))} />
      <What draft={draft} threat={own} onChange={setDraft} />
      <ForWhom draft={draft} threat={own} onChange={setDraft} />
      {draft.kind === 'other' ? (
        <TextField
          label={t('tableTurn.reaction.note')}
          value={draft.note}
          maxLength={LONGEST_NAME}
          onChangeText={(text) => setDraft({ ...draft, note: text })}
        />
      ) : null}
      <MoreEffects draft={draft} threat={threat} onChange={setDraft} />
    </Sheet>
  );
}

interface PayingProps {
  readonly draft: ReactionDraft;
  readonly threat: Threat;
  readonly onPay: (cost: ReactionCost) => void;
  readonly onClose: () => void;
}

/** The one way to enter it, always in sight; until it can be, what is missing is said. */
function Paying({ draft, threat, onPay, onClose }: PayingProps) {
  const { t } = useTranslation();
  const complete = reactionOf({ ...draft, cost: { kind: 'free' } }) !== null;
  const known = threat.reactions.some((reaction) => reaction.hero === draft.hero);
  return (
    <View style={styles.paying}>
      <Live>
        <Text variant="label" ink={complete ? 'text' : 'muted'}>
          {t(complete ? 'tableTurn.reaction.pay' : 'tableTurn.reaction.missing')}
        </Text>
      </Live>
      <CostChips hero={draft.hero} cost={draft.cost} disabled={!complete} onChange={onPay} />
      {known ? <TakeBack hero={draft.hero} onDone={onClose} /> : null}
    </View>
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
            oneOf
            selected={draft.hero === id}
            onPress={() => onChange(id)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

const MOST = 10;

/** Preventing so much is the usual thing: its number is the first tap. */
function What({ draft, threat, onChange }: PartProps) {
  const { t } = useTranslation();
  const { kind, amount, hero } = draft;
  const strikes = kind === 'strikeBack';
  const label = t(
    strikes ? 'tableTurn.reaction.kinds.strikeBack' : 'tableTurn.reaction.kinds.prevent',
  );
  const count = (value: number) =>
    onChange({ ...withReactionKind(threat, draft, strikes ? kind : 'prevent'), amount: value });
  return (
    <Section caption={label}>
      <NumberGrid
        label={label}
        to={strikes ? 2 * MOST : MOST}
        {...(needsAmount(kind) && amount !== null ? { value: amount } : {})}
        onPick={count}
      />
      <Wrap label={t('tableTurn.reaction.what')}>
        {kindsFor(threat, hero)
          .filter((one) => one !== 'prevent' || strikes)
          .map((one) => (
            <Chip
              key={one}
              label={t(`tableTurn.reaction.kinds.${one}`)}
              oneOf
              selected={kind === one}
              onPress={() => onChange({ ...withReactionKind(threat, draft, one), amount: null })}
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
          <Chip
            key={id}
            label={name(id)}
            oneOf
            selected={chosen === id}
            onPress={() => onChoose(id)}
          />
        ))}
      </Wrap>
    </Section>
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

const styles = StyleSheet.create({ paying: { width: '100%', gap: 10 } });
