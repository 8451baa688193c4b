import { useTranslation } from '@/src/i18n/translation';
import { NO_VALUES, LONGEST_NAME, type ItemDraft, type ItemFace } from '@/src/rules';
import { SwitchRow, TextField } from '@/src/ui';

interface BackFormProps {
  readonly item: ItemDraft;
  readonly onChange: (item: ItemDraft) => void;
}

/** Named as the front until somebody says otherwise. */
const backOf = ({ names }: ItemFace): ItemFace => ({ catalogue: null, names, values: NO_VALUES });

/** E4: whether a card of the players' own has another side, and what turns it over. */
export function BackForm({ item, onChange }: BackFormProps) {
  const { t } = useTranslation();
  const { front, back, socket } = item;
  return (
    <>
      <SwitchRow
        title={t('logbookHero.item.twoSides')}
        value={back !== null}
        onChange={(two) => onChange({ ...item, back: two ? backOf(front) : null, socket: false })}
      />
      {back === null ? null : (
        <>
          <TextField
            label={t('logbookHero.item.backName')}
            value={back.names.en}
            onChangeText={(name) =>
              onChange({ ...item, back: { ...back, names: { en: name, de: name } } })
            }
            maxLength={LONGEST_NAME}
          />
          <SwitchRow
            title={t('logbookHero.item.bySocket')}
            value={socket}
            onChange={(turns) => onChange({ ...item, socket: turns })}
          />
        </>
      )}
    </>
  );
}
