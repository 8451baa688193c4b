import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { BAG_PLACES, GEAR_SLOTS, sheetOf, type CampaignHero, type GameState } from '@/src/rules';
import { Button, Row, Text } from '@/src/ui';
import { Emblem, emblemIdFor } from '@/src/ui/icons';
import { HeroSheetProvider } from '../parts/hero-context';
import { useLogbook } from '../parts/useLogbook';
import { HeroItems } from '../items/HeroItems';

/** L7: one hero after the other, with the phone in that player's hand. */
export function StowPart({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState<string | null>(null);
  const { heroes } = state.campaign;
  return (
    <>
      <Text variant="small" ink="muted">
        {t('logbookCamp.camp.stowHint')}
      </Text>
      {heroes.map((hero, index) => (
        <View key={hero.id} style={styles.hero}>
          <HeroLine
            state={state}
            hero={hero}
            open={hero.id === turn}
            onPress={() => setTurn(hero.id === turn ? null : hero.id)}
          />
          {hero.id === turn ? (
            <Stowing state={state} hero={hero} next={heroes[index + 1]} onNext={setTurn} />
          ) : null}
        </View>
      ))}
    </>
  );
}

interface HeroLineProps {
  readonly state: GameState;
  readonly hero: CampaignHero;
  readonly open: boolean;
  readonly onPress: () => void;
}

function HeroLine({ state, hero, open, onPress }: HeroLineProps) {
  const { t } = useTranslation();
  const { gear, bag, camp } = sheetOf(state.campaign, hero.id);
  const worn = GEAR_SLOTS.filter((slot) => gear[slot] !== null).length;
  const values = { worn, bag: bag.length, most: BAG_PLACES, camp: camp.length };
  return (
    <Row
      leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={40} />}
      title={t('logbookCamp.camp.stow', { name: hero.name })}
      subtitle={t('logbookCamp.camp.stowLine', values)}
      expanded={open}
      onPress={onPress}
    />
  );
}

interface StowingProps {
  readonly state: GameState;
  readonly hero: CampaignHero;
  readonly next: CampaignHero | undefined;
  readonly onNext: (hero: string) => void;
}

function Stowing({ state, hero, next, onNext }: StowingProps) {
  const { t } = useTranslation();
  return (
    <HeroSheetProvider state={state} hero={hero}>
      {hero.player === '' ? null : (
        <Text variant="label">{t('logbookCamp.rewards.pass', { player: hero.player })}</Text>
      )}
      <HeroItems />
      {hero.board === null ? null : <StartingGear hero={hero.id} />}
      {next === undefined ? null : (
        <Button
          label={t('logbookCamp.camp.stowNext', { name: next.name })}
          size="small"
          onPress={() => onNext(next.id)}
        />
      )}
    </HeroSheetProvider>
  );
}

/** L7a: it can always be taken again. */
function StartingGear({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const write = useLogbook();
  return (
    <Button
      label={t('logbookHero.menu.starting')}
      kind="quiet"
      size="small"
      onPress={() =>
        void write({ kind: 'takeStartingGear', hero }, t('logbookHero.menu.startingDone'))
      }
    />
  );
}

const styles = StyleSheet.create({ hero: { gap: 12 } });
