import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GameRefusal, LogDamage } from '@/src/game';
import { LONGEST_NAME } from '@/src/rules';
import type { StateAction } from '@/src/ui';
import { useGame, useGameView, useTry } from '@/app/wiring/game';
import { useDamageLine } from '@/app/play/campaign/useDamageWords';

interface ReadableRest {
  /** Since when the campaign is damaged, and how much is missing. */
  readonly line: string;
  readonly copy: StateAction;
}

function useDamage(campaign: string, refusal: GameRefusal): LogDamage | null {
  const game = useGame();
  const [damage, setDamage] = useState<LogDamage | null>(null);
  const isBroken = refusal.code === 'broken-log';
  useEffect(() => {
    if (!isBroken) return undefined;
    let wanted = true;
    void game.damageOf(campaign).then((found) => {
      if (wanted && found.ok) setDamage(found.value);
    });
    return () => {
      wanted = false;
    };
  }, [game, campaign, isBroken]);
  return damage;
}

/** A damaged event costs what follows from it: what came before can be played on as a copy. */
export function useReadableRest({
  campaign,
  refusal,
}: {
  readonly campaign: string;
  readonly refusal: GameRefusal;
}): ReadableRest | null {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const navigation = useNavigation();
  const line = useDamageLine();
  const damage = useDamage(campaign, refusal);
  const name = useGameView(({ campaigns }) => campaigns.find(({ id }) => id === campaign)?.name);
  if (damage === null) return null;
  const copy = async () => {
    const copyName = t('storage.loss.copyName', { name }).slice(0, LONGEST_NAME);
    const made = await attempt(game.duplicate(campaign, copyName));
    if (made === undefined) return;
    navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign: made } });
  };
  return {
    line: line(damage),
    copy: { label: t('storage.loss.copy'), onPress: () => void copy() },
  };
}
