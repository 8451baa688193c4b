import type { StaticScreenProps } from '@react-navigation/native';
import { Deferred } from './Deferred';

type Props = StaticScreenProps<{ category: string; entry?: string }>;

export function CategoryScreen({ route }: Props) {
  return <Deferred>{({ CategoryPage }) => <CategoryPage id={route.params.category} />}</Deferred>;
}
