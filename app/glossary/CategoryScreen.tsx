import type { StaticScreenProps } from '@react-navigation/native';
import { HOME_GAME } from '@/src/glossary/catalogue';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ game?: string; category: string; entry?: string }>;

export function CategoryScreen({ route }: Props) {
  const { category, game = HOME_GAME } = route.params;
  return (
    <Deferred game={game}>
      {({ CategoryPage }) => <CategoryPage game={game} id={category} />}
    </Deferred>
  );
}
