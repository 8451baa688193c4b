import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { consequencesOn, type PlacedConsequence } from '@/src/rules';
import { Button, Sheet } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';
import { useHeroSheet } from '../parts/hero-context';
import { useLogbook } from '../parts/useLogbook';
import { ConsequenceFields } from './ConsequenceFields';

interface ConsequenceSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A consequence noted earlier: its note, or its end. */
export function ConsequenceSheet({ id, onClose }: ConsequenceSheetProps) {
  const { sheet } = useHeroSheet();
  const noted = consequencesOn(sheet).find(({ entry }) => entry.id === id);
  return noted === undefined ? null : <Opened noted={noted} onClose={onClose} />;
}

interface OpenedProps {
  readonly noted: PlacedConsequence;
  readonly onClose: () => void;
}

function Opened({ noted: { kind, entry }, onClose }: OpenedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hero } = useHeroSheet();
  const write = useLogbook();
  const [draft, setDraft, finish] = useCampaignChangeDraft(`${entry.id} of ${hero.id}`, {
    notes: entry.notes,
    hp: entry.hp,
  });
  const done = () => {
    finish();
    onClose();
  };
  const name = nameIn(entry.names, language);
  const of = { hero: hero.id, id: entry.id };
  const save = async () => {
    const saved = t('logbookHero.consequences.saved', { name });
    if (await write({ kind: 'changeConsequence', ...of, change: draft }, saved)) done();
  };
  const lose = async () => {
    const lost = t('logbookHero.consequences.lost', { name });
    if (await write({ kind: 'loseConsequence', ...of }, lost)) done();
  };
  const same = draft.notes === entry.notes && draft.hp === entry.hp;
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
      caption={t(`logbookHero.consequences.kinds.${kind}`)}
      title={name}
      closeLabel={t('logbookHero.menu.close')}
      footer={
        <>
          <Button
            label={t('logbookHero.consequences.lose')}
            kind="quiet"
            onPress={() => void lose()}
            grow
          />
          <Button
            label={t('logbookHero.consequences.save')}
            disabled={same}
            onPress={() => void save()}
            grow
          />
        </>
      }
    >
      <View style={styles.page}>
        <ConsequenceFields {...draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ page: { gap: 16 } });
