import type { StaticScreenProps } from '@react-navigation/native';
import { HOME_GAME } from '@/src/glossary/catalogue';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ game?: string; sheet: string }>;

export function QuickSheetScreen({ route }: Props) {
  const { sheet, game = HOME_GAME } = route.params;
  return (
    <Deferred game={game}>
      {({ QuickSheetPage }) => <QuickSheetPage game={game} id={sheet} />}
    </Deferred>
  );
}
