import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';
import { useGame } from '@/app/wiring/game';

/** To the campaign's history; back leads to the table again. */
export function useHistoryScreen(): () => void {
  const navigation = useNavigation();
  const game = useGame();
  return useCallback(() => {
    const campaign = game.store.getState().open?.id;
    if (campaign === undefined) return;
    navigation.navigate('Table', { screen: 'TableHistory', params: { campaign } });
  }, [navigation, game]);
}
