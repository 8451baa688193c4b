import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';
import { useGame } from '../../wiring/game';

/** To the campaign's history, with its logbook page behind it. */
export function useHistoryScreen(): () => void {
  const navigation = useNavigation();
  const game = useGame();
  return useCallback(() => {
    const campaign = game.store.getState().open?.id;
    if (campaign === undefined) return;
    navigation.navigate('Logbook', { screen: 'History', params: { campaign }, initial: false });
  }, [navigation, game]);
}
