import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Stepper } from '../../../src/ui';
import { Wrap } from '../../table/turn/parts/Wrap';
import { useDeskMoves } from '../desk/desk-context';

/** The two of the box; both sides of each look alike for the rules. */
const BRIDGES = ['BR1', 'BR2'] as const;
const LONGEST = 6;

export function Bridges() {
  const { t } = useTranslation();
  const { take } = useDeskMoves();
  const [zones, setZones] = useState(2);
  const said = t('board.build.zones', { count: zones });
  return (
    <Wrap label={t('board.build.bridges')}>
      {BRIDGES.map((name) => (
        <Chip
          key={name}
          icon="bridge"
          label={name}
          spoken={t('board.build.bridgeSpoken', { name, zones: said })}
          onPress={() => take({ kind: 'piece', piece: { kind: 'bridge', name, zones }, turn: 0 })}
        />
      ))}
      <Stepper
        label={t('board.build.bridgeLength')}
        value={zones}
        shown={said}
        min={1}
        max={LONGEST}
        onChange={setZones}
        lessLabel={t('ui.less', { what: t('board.build.bridgeLength') })}
        moreLabel={t('ui.more', { what: t('board.build.bridgeLength') })}
        on="card"
      />
    </Wrap>
  );
}
