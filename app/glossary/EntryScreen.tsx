import type { StaticScreenProps } from '@react-navigation/native';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ entry: string }>;

export function EntryScreen({ route }: Props) {
  return <Deferred>{({ EntryPage }) => <EntryPage id={route.params.entry} />}</Deferred>;
}
