import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { cardIn, type CardFace, type CardInPlay } from '@/src/rules';
import { Button } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { FaceForm } from './FaceForm';

interface CardPageProps {
  readonly card: string;
  readonly onClose: () => void;
}

/** A card in play, corrected for this adventure. */
export function CardPage({ card: id, onClose }: CardPageProps) {
  const { adventure } = useTable();
  const card = cardIn(adventure, id);
  return card === undefined ? null : <Editor key={card.face.id} card={card} onClose={onClose} />;
}

function Editor({ card, onClose }: { readonly card: CardInPlay; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const [change, setChange] = useState<Partial<CardFace>>({});
  const save = async () => {
    const changed = Object.keys(change).length > 0;
    if (!changed || (await act({ kind: 'changeCard', card: card.id, face: change }))) onClose();
  };
  useMainAction({ label: t('tableSetup.card.save'), onPress: () => void save() });
  const other = card.back?.side ?? null;
  return (
    <>
      <FaceForm
        kind={card.kind}
        face={{ ...card.face, track: card.spot, ...change }}
        onChange={(more) => setChange({ ...change, ...more })}
      />
      {other === null ? null : (
        <Button
          label={t('tableSetup.card.turn', { side: other })}
          icon="redo"
          kind="quiet"
          size="small"
          onPress={() => void act({ kind: 'turnCard', card: card.id, side: other })}
        />
      )}
    </>
  );
}
