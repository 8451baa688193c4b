import type { StaticScreenProps } from '@react-navigation/native';
import { HOME_GAME } from '@/src/glossary/catalogue';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ game?: string; letter?: string; entry?: string } | undefined>;

export function AlphabetScreen({ route }: Props) {
  const { letter, game = HOME_GAME } = route.params ?? {};
  return (
    <Deferred game={game}>
      {({ AlphabetPage }) => <AlphabetPage game={game} letter={letter} />}
    </Deferred>
  );
}
