import { useNavigation } from '@react-navigation/native';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import type { FileRefusal } from '@/src/game';
import { packIn, type ShareRefusal } from '@/src/game/share';
import { EmptyState, ErrorState, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useOpenedAddress } from '@/app/wiring/opened-address';
import { useTitle } from '@/app/wiring/useTitle';
import { useTableCampaign } from '@/app/play/campaign/useTableCampaign';
import { incoming, readLink, type Incoming } from './incoming';
import { SharedPreview } from './SharedPreview';
import { useShareWords } from './useShareWords';

/** What was pasted comes before what stands in the address. */
function useIncoming(): Incoming | null {
  const handed = useStore(incoming, ({ board }) => board);
  const address = useOpenedAddress();
  const hash = address === null ? null : packIn(address);
  // Left by the back button: the next link is not to meet what was pasted before.
  useEffect(() => () => incoming.setState({ board: null }), []);
  return useMemo(() => handed ?? (hash === null ? null : readLink(hash)), [handed, hash]);
}

/** A board somebody sent: to be looked at first. It changes nothing by itself. */
export function SharedScreen() {
  const { t } = useTranslation();
  useTableCampaign();
  const board = useIncoming();
  const back = useBack();
  useTitle(t('boardShare.shared.title'));
  if (board?.ok) return <SharedPreview shared={board.value} />;
  return (
    <Screen caption={t('shell.tabs.board')} title={t('boardShare.shared.title')} back={back}>
      {board === null ? <Nothing /> : <Refused refusal={board.error} />}
    </Screen>
  );
}

function useToBoard() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return {
    label: t('boardShare.shared.back'),
    onPress: () => {
      incoming.setState({ board: null });
      navigation.navigate('Board', { screen: 'BoardHome' }, { pop: true });
    },
  };
}

function Refused({ refusal }: { readonly refusal: ShareRefusal | FileRefusal }) {
  const { t } = useTranslation();
  const words = useShareWords();
  return (
    <ErrorState
      title={t('boardShare.shared.refused')}
      text={words(refusal)}
      action={useToBoard()}
    />
  );
}

function Nothing() {
  const { t } = useTranslation();
  return <EmptyState icon="board" title={t('boardShare.shared.empty')} action={useToBoard()} />;
}
