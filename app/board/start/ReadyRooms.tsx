import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { DungeonMap, GameCommand, GameState } from '@/src/rules';
import { Card, Row, Section } from '@/src/ui';
import { foresee } from '@/app/play/turn/foresight';
import { READY_ROOMS, type ReadyRoom } from '@/app/play/maps/rooms';
import { useGameView } from '@/app/wiring/game';
import { MapStamp } from './MapStamp';
import { useTakeMap } from './useTakeMap';

/** As the rules would lay it. */
function laid(state: GameState | null, commands: readonly GameCommand[]): DungeonMap | null {
  const after = commands.reduce<GameState | null>((now, command) => {
    const foreseen = now === null ? null : foresee(now, command);
    return foreseen?.ok === true ? foreseen.after : null;
  }, state);
  return after?.adventure?.map ?? null;
}

const ROOMS = Object.keys(READY_ROOMS) as readonly ReadyRoom[];

/** Beginnings of the shapes that sheets have: one tap, then the builder. */
export function ReadyRooms() {
  const { t } = useTranslation();
  const { room } = useTakeMap();
  const state = useGameView(({ open }) => open?.state ?? null);
  const maps = useMemo(
    () => ROOMS.map((id) => ({ id, map: laid(state, READY_ROOMS[id]) })),
    [state],
  );
  return (
    <Section caption={t('board.empty.ready')}>
      <Card padding="tight">
        {maps.map(({ id, map }) =>
          map === null ? null : (
            <Row
              key={id}
              leading={<MapStamp map={map} size={40} />}
              title={t(`board.empty.rooms.${id}`)}
              onPress={() => void room(READY_ROOMS[id])}
            />
          ),
        )}
      </Card>
    </Section>
  );
}
