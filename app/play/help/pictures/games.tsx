import { useTranslation } from '@/src/i18n/translation';
import { Button, Chip, HpBar, IconButton, KeywordLink, Text } from '@/src/ui';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { InRow } from './InRow';
import { nothing } from './example';

function Session() {
  const { t } = useTranslation();
  return (
    <>
      <InRow>
        <Chip label={t('games.names.runewars')} selected onPress={nothing} />
        <Chip label={t('games.names.swordsorcery')} selected={false} onPress={nothing} />
      </InRow>
      <Button icon="plus" label={t('games.begin')} onPress={nothing} />
    </>
  );
}

function Values() {
  const { t } = useTranslation();
  return <NumberStepper label={t('logbookHero.vitals.hp')} value={4} onChange={nothing} />;
}

const SHARE = 75;

function Dice() {
  const { t } = useTranslation();
  return (
    <>
      <Button kind="quiet" icon="dice" label={t('games.roll')} onPress={nothing} />
      <HpBar value={SHARE} max={100} label="" />
      <Text variant="small" ink="muted">
        {t('games.chance', { percent: SHARE })}
      </Text>
    </>
  );
}

function Back() {
  const { t } = useTranslation();
  return (
    <InRow>
      <IconButton icon="undo" label={t('games.undo')} onPress={nothing} />
      <IconButton icon="redo" label={t('games.redo')} onPress={nothing} />
      <IconButton icon="history" label={t('games.history')} onPress={nothing} />
    </InRow>
  );
}

function Words() {
  const { t } = useTranslation();
  return (
    <InRow>
      <KeywordLink label={t('tableHero.actions.attack')} onPress={nothing} />
      <Button kind="quiet" size="small" icon="dice" label={t('games.toHelper')} onPress={nothing} />
    </InRow>
  );
}

export const GAMES_PICTURES = {
  session: Session,
  values: Values,
  dice: Dice,
  back: Back,
  words: Words,
};
