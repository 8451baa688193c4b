import type { StaticScreenProps } from '@react-navigation/native';
import { HOME_GAME } from '../../src/glossary/catalogue';
import { Deferred } from './Deferred';
import { keyFrom } from './params';

type Props = StaticScreenProps<{ game?: string; entry: string }>;

export function EntryScreen({ route }: Props) {
  const { game = HOME_GAME } = route.params;
  const entry = keyFrom(route.params);
  return <Deferred game={game}>{({ EntryPage }) => <EntryPage entry={entry} />}</Deferred>;
}
