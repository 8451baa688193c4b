import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { TRAY_NUMBERS } from '@/src/rules';
import { Chip, Stepper } from '@/src/ui';
import type { PalettePiece } from '../desk/hand';
import { Strip } from '../parts/Strip';

/** The two of the box; both sides of each look alike for the rules. */
const BRIDGES = ['BR1', 'BR2'] as const;
const LONGEST = 6;

/** Trays and bridges. */
export function OtherPieces({ onTake }: { readonly onTake: (piece: PalettePiece) => void }) {
  const { t } = useTranslation();
  const [zones, setZones] = useState(2);
  const said = t('board.build.zones', { count: zones });
  const length = t('board.build.bridgeLength');
  return (
    <Strip label={t('board.build.others')}>
      {TRAY_NUMBERS.map((tray) => (
        <Chip
          key={tray}
          label={t('board.build.trayLabel', { tray })}
          spoken={t(`board.build.traySpoken.tray${tray}`)}
          onPress={() => onTake({ kind: 'tray', tray })}
        />
      ))}
      {BRIDGES.map((name) => (
        <Chip
          key={name}
          icon="bridge"
          label={name}
          spoken={t('board.build.bridgeSpoken', { name, zones: said })}
          onPress={() => onTake({ kind: 'bridge', name, zones })}
        />
      ))}
      <Stepper
        label={length}
        value={zones}
        shown={said}
        min={1}
        max={LONGEST}
        onChange={setZones}
        lessLabel={t('ui.less', { what: length })}
        moreLabel={t('ui.more', { what: length })}
      />
    </Strip>
  );
}
