import { Screen } from '../../../src/ui';
import { ActivePanel } from './ActivePanel';
import { Footer } from './Footer';
import { PlayHeader } from './PlayHeader';

export function PlayScreen() {
  return (
    <Screen footer={<Footer />}>
      <PlayHeader />
      <ActivePanel />
    </Screen>
  );
}
