import type { StaticScreenProps } from '@react-navigation/native';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ letter?: string; entry?: string } | undefined>;

export function AlphabetScreen({ route }: Props) {
  const letter = route.params?.letter;
  return <Deferred>{({ AlphabetPage }) => <AlphabetPage letter={letter} />}</Deferred>;
}
