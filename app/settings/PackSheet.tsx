import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { PACK_KINDS, type PackContents, type PackKind } from '@/src/game';
import { Button, Chip, Sheet, Text } from '@/src/ui';
import { useGiveFile } from '../play/campaign/useGiveFile';
import { Wrap } from '../play/parts/Wrap';
import { useGame, useTry } from '../wiring/game';

/** What the group has entered for good, as a file for another group. */
export function PackSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const give = useGiveFile();
  const contents = usePackContents();
  const [left, setLeft] = useState<readonly PackKind[]>([]);
  const there = PACK_KINDS.filter((kind) => (contents?.[kind] ?? 0) > 0);
  const chosen = there.filter((kind) => !left.includes(kind));
  const count = chosen.reduce((sum, kind) => sum + (contents?.[kind] ?? 0), 0);
  const hand = async () => {
    const file = await attempt(game.exportPack(chosen));
    if (file === undefined) return;
    onClose();
    await give(t('campaigns.data.packFile'), file.text);
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('campaigns.data.packTitle')}
      closeLabel={t('ui.close')}
      footer={
        there.length === 0 ? undefined : (
          <Button
            grow
            label={t('campaigns.data.packGive', { count })}
            disabled={count === 0}
            onPress={() => void hand()}
          />
        )
      }
    >
      {contents === null ? null : (
        <Text ink="muted">
          {t(there.length === 0 ? 'campaigns.data.packEmpty' : 'campaigns.data.packText')}
        </Text>
      )}
      <Wrap label={t('campaigns.data.packTitle')}>
        {there.map((kind) => (
          <Chip
            key={kind}
            label={t(`campaigns.import.libraryKinds.${kind}`, { count: contents?.[kind] ?? 0 })}
            selected={!left.includes(kind)}
            onPress={() =>
              setLeft(left.includes(kind) ? left.filter((one) => one !== kind) : [...left, kind])
            }
          />
        ))}
      </Wrap>
    </Sheet>
  );
}

/** Null for a moment, until the storage has answered. */
function usePackContents(): PackContents | null {
  const game = useGame();
  const attempt = useTry();
  const [contents, setContents] = useState<PackContents | null>(null);
  useEffect(() => {
    let wanted = true;
    void attempt(game.packContents()).then((found) =>
      wanted && found !== undefined ? setContents(found) : undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);
  return contents;
}
