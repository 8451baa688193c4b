import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../shell/useTitle';
import { Deferred } from './Deferred';

/** `entry`: what stands open beside the list on wide screens. */
type Props = StaticScreenProps<{ q?: string; entry?: string } | undefined>;

export function GlossaryScreen({ route }: Props) {
  const { t } = useTranslation();
  useTitle(t('shell.tabs.glossary'));
  return <Deferred>{({ HomePage }) => <HomePage query={route.params?.q ?? ''} />}</Deferred>;
}
