import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useEffect } from 'react';
import { aboutGame, HOME_GAME, type GameId } from '@/src/glossary/catalogue';
import { Deferred } from './Deferred';
import { keyFrom } from './params';

type Props = StaticScreenProps<{ game?: string; entry: string }>;

export function EntryScreen({ route }: Props) {
  const { game, entry } = route.params;
  if (game === undefined && aboutGame(entry) !== undefined) return <ToGame game={entry} />;
  return (
    <Deferred game={game ?? HOME_GAME}>
      {({ EntryPage }) => <EntryPage entry={keyFrom(route.params)} />}
    </Deferred>
  );
}

/** `/glossary/runewars` looks like an entry's address and means the game. */
function ToGame({ game }: { readonly game: GameId }) {
  const navigation = useNavigation();
  useEffect(
    () => navigation.navigate('Glossary', { screen: 'GlossaryHome', params: { game }, pop: true }),
    [navigation, game],
  );
  return null;
}
