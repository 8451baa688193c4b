import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Row, Section } from '@/src/ui';
import { useGameView } from '../wiring/game';
import { isStorageKept } from '../wiring/keep-storage';

function useIsKept(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let wanted = true;
    void isStorageKept().then((is) => wanted && setKept(is));
    return () => {
      wanted = false;
    };
  }, []);
  return kept;
}

/** Where everything is stored, and how safe it is there. */
export function StoragePlace() {
  const { t } = useTranslation();
  const persistence = useGameView((view) => view.persistence);
  const kept = useIsKept();
  const place = persistence === 'browser' && kept ? 'kept' : persistence;
  const isRisky = place === 'memory' || place === 'private';
  return (
    <Section caption={t('storage.place.label')}>
      <Card>
        <Row
          icon={isRisky ? 'warning' : 'archive'}
          tone={isRisky ? 'ember' : 'neutral'}
          title={t(`storage.place.${place}.title`)}
          subtitle={t(`storage.place.${place}.text`)}
        />
      </Card>
    </Section>
  );
}
