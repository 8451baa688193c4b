import type { StaticScreenProps } from '@react-navigation/native';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ sheet: string }>;

export function QuickSheetScreen({ route }: Props) {
  return <Deferred>{({ QuickSheetPage }) => <QuickSheetPage id={route.params.sheet} />}</Deferred>;
}
