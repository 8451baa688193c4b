import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { triedBoard, type SharedBoard } from '@/src/game/share';
import { Button, Card, Row, Screen, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useGameView } from '@/app/wiring/game';
import { SHARE_PARTS } from './parts';
import { SharedPicture } from './SharedPicture';
import { useTaking } from './useTaking';

function useTried(shared: SharedBoard) {
  return useMemo(() => {
    const tried = triedBoard(SHARE_PARTS, shared);
    return tried.ok ? tried.value.adventure : null;
  }, [shared]);
}

export function SharedPreview({ shared }: { readonly shared: SharedBoard }) {
  const { t } = useTranslation();
  const adventure = useTried(shared);
  const { drop } = useTaking(shared);
  const title = shared.title === '' ? t('boardShare.shared.unnamed') : shared.title;
  const { heroes, monsters, map } = shared;
  return (
    <Screen
      caption={`${t('boardShare.shared.title')} · ${t('boardShare.shared.caption', { chapter: shared.chapter })}`}
      title={title}
      back={useBack()}
    >
      {adventure === null ? null : <SharedPicture adventure={adventure} />}
      <Text ink="muted">
        {[
          t('boardShare.shared.sheets', { count: map.sheets.length }),
          t('boardShare.shared.heroes', { count: heroes.length }),
          t('boardShare.shared.monsters', { count: monsters.length }),
        ].join(' · ')}
      </Text>
      <Choices shared={shared} />
      <Button kind="quiet" label={t('boardShare.shared.drop')} onPress={drop} />
    </Screen>
  );
}

function Choices({ shared }: { readonly shared: SharedBoard }) {
  const { t } = useTranslation();
  const running = useGameView(({ open }) => open?.state.adventure ?? null);
  const { asNew, here, busy } = useTaking(shared);
  const nobody = shared.heroes.length === 0;
  return (
    <Card>
      <Row
        icon="plus"
        title={t('boardShare.shared.asNew')}
        subtitle={t(nobody ? 'boardShare.shared.asNewNobody' : 'boardShare.shared.asNewHint')}
        disabled={nobody || busy}
        onPress={asNew}
      />
      <Row
        icon="board"
        title={t('boardShare.shared.here')}
        subtitle={
          running === null
            ? t('boardShare.shared.hereNone')
            : t('boardShare.shared.hereHint', { title: running.title })
        }
        disabled={running === null || busy}
        onPress={here}
      />
    </Card>
  );
}
