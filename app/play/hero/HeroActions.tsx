import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { useSheets } from '../context/sheets';
import { useAdventure, useMoves } from '../context/table-context';
import { RecoverSheetLater } from './sheets/later';
import { ActionTile } from './ActionTile';
import { MoreActionsSheet } from './MoreActionsSheet';
import { AttackSheet } from './sheets/AttackSheet';
import { RecallSheet } from './sheets/RecallSheet';
import { SpellSheet } from './sheets/SpellSheet';

interface OfHero {
  readonly hero: string;
}

/** What heroes do in almost every turn, one tap each; the rest is behind the last. */
export function HeroActions({ hero }: OfHero) {
  const { t } = useTranslation();
  const { open } = useSheets();
  const against = useAdventure(({ versus }) => versus !== undefined);
  return (
    <View role="group" aria-label={t('tableHero.actions.caption')} style={styles.rows}>
      <View style={styles.tiles}>
        <ActionTile
          icon="melee"
          label={t('tableHero.actions.attack')}
          onPress={() => open((close) => <AttackSheet hero={hero} onClose={close} />)}
        />
        <ActionTile
          icon="magic"
          label={t('tableHero.actions.spellShort')}
          onPress={() => open((close) => <SpellSheet hero={hero} onClose={close} />)}
        />
        <Move />
        <ActionTile
          icon="moon"
          label={t('tableHero.actions.recall')}
          onPress={() => open((close) => <RecallSheet hero={hero} onClose={close} />)}
        />
        {against ? null : <More hero={hero} />}
      </View>
      {against ? (
        <View style={styles.tiles}>
          <Recover hero={hero} />
          <More hero={hero} />
        </View>
      ) : null}
    </View>
  );
}

function More({ hero }: OfHero) {
  const { t } = useTranslation();
  const { open } = useSheets();
  return (
    <ActionTile
      icon="menu-dots"
      label={t('tableHero.actions.more')}
      onPress={() => open((close) => <MoreActionsSheet hero={hero} onClose={close} />)}
    />
  );
}

/** X6: only against each other. */
function Recover({ hero }: OfHero) {
  const { t } = useTranslation();
  const { open } = useSheets();
  return (
    <ActionTile
      icon="heart"
      label={t('versus.action.tile')}
      onPress={() => open((close) => <RecoverSheetLater hero={hero} onClose={close} />)}
    />
  );
}

/** Q1, C7: ticked when it was made; SLOW and KNOCK DOWN come off with it. */
function Move() {
  const { t } = useTranslation();
  const { act } = useMoves();
  const used = useAdventure(({ turn }) => turn?.actions.includes('move') ?? false);
  return (
    <ActionTile
      icon="boot"
      label={t('table.action.move')}
      selected={used}
      onPress={() => void act({ kind: 'tickAction', action: 'move', used: !used })}
    />
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6 },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
