import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { CONSEQUENCE_KINDS, type ConsequenceDraft, type ConsequenceType } from '@/src/rules';
import { Button, SegmentedControl, Sheet, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useCampaignDraft } from '@/app/wiring/useDraft';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useHeroSheet } from '../parts/hero-context';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { useLogbook } from '../parts/useLogbook';
import { NameFinder } from '@/app/play/logbook/NameFinder';
import { useLoaded } from '@/app/play/logbook/useLoaded';
import { ConsequenceFields } from './ConsequenceFields';
import { loadConsequences } from './load-consequences';

const own = (name: string): ConsequenceDraft => ({
  catalogue: null,
  notes: '',
  hp: 0,
  names: { en: name, de: name },
});

interface Entered {
  readonly kind: ConsequenceType;
  readonly typed: string;
  readonly draft: ConsequenceDraft | null;
}

const BLANK: Entered = { kind: 'status', typed: '', draft: null };

/** Its kind, its name completed while typing, then a note if wanted. */
export function AddConsequenceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  const [entered, setEntered, finish] = useCampaignDraft(`consequence of ${hero.id}`, BLANK);
  const { kind, typed, draft } = entered;
  const setDraft = (next: ConsequenceDraft | null) => setEntered({ ...entered, draft: next });
  const done = () => {
    finish();
    onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={draft === null ? onClose : () => setDraft(null)}
      caption={hero.name}
      title={t('logbookHero.consequences.add')}
      page={draft === null ? 'find' : 'enter'}
      closeLabel={t('logbookHero.menu.close')}
    >
      <View style={styles.page}>
        <SegmentedControl
          label={t('logbookHero.consequences.kind')}
          segments={CONSEQUENCE_KINDS.map((value) => ({
            value,
            label: t(`logbookHero.consequences.kinds.${value}`),
          }))}
          value={kind}
          onChange={(next) => {
            // A printed name belongs to its kind.
            const printed = draft !== null && draft.catalogue !== null;
            setEntered({ ...entered, kind: next, draft: printed ? null : draft });
          }}
        />
        {draft === null ? (
          <Finder
            kind={kind}
            typed={typed}
            onTyped={(next) => setEntered({ ...entered, typed: next })}
            onFound={setDraft}
          />
        ) : (
          <NewConsequence kind={kind} draft={draft} onChange={setDraft} onDone={done} />
        )}
      </View>
    </Sheet>
  );
}

interface FinderProps {
  readonly kind: ConsequenceType;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onFound: (draft: ConsequenceDraft) => void;
}

function Finder({ kind, typed, onTyped, onFound }: FinderProps) {
  const { t } = useTranslation();
  const rows = useLoaded(loadConsequences);
  return (
    <NameFinder
      label={t('logbookHero.consequences.name')}
      hint={t('logbookHero.consequences.hint')}
      rows={rows.filter((row) => row.kind === kind)}
      typed={typed}
      onTyped={onTyped}
      ownLabel={(name) => t('logbookHero.find.own', { name })}
      onPick={(row) => onFound(row.draft())}
      onOwn={(name) => onFound(own(name))}
    />
  );
}

interface NewConsequenceProps {
  readonly kind: ConsequenceType;
  readonly draft: ConsequenceDraft;
  readonly onChange: (draft: ConsequenceDraft | null) => void;
  readonly onDone: () => void;
}

function NewConsequence({ kind, draft, onChange, onDone }: NewConsequenceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, hero } = useHeroSheet();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(state);
  const name = nameIn(draft.names, language);
  const command = { kind: 'gainConsequence', hero: hero.id, consequence: kind, draft } as const;
  const enter = async () => {
    if (await write(command, t('logbookHero.consequences.entered', { name }))) onDone();
  };
  return (
    <>
      <Text variant="heading">{name}</Text>
      <CommandWarnings lines={warningsFor(command)} />
      <Button label={t('logbookHero.consequences.enter')} onPress={() => void enter()} />
      <ConsequenceFields
        notes={draft.notes}
        hp={draft.hp}
        onChange={(change) => onChange({ ...draft, ...change })}
      />
      <Button
        label={t('logbookHero.find.back')}
        icon="back"
        kind="quiet"
        size="small"
        onPress={() => onChange(null)}
      />
    </>
  );
}

const styles = StyleSheet.create({ page: { gap: 16 } });
