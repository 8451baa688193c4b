import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';

/** The header's back button; a deep link has its parent screen behind it, so there is always a way. */
export function useBack(): { readonly label: string; readonly onPress: () => void } {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return { label: t('shell.back'), onPress: () => navigation.goBack() };
}
