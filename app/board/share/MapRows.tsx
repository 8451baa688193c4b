import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { Row } from '@/src/ui';

/** For the map's menu: what leaves the app, and what it knows. */
export function MapRows({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const to = (screen: 'ShareBoard' | 'TileLibrary' | 'RulesQuestion') => () => {
    onPress();
    navigation.navigate('Board', { screen });
  };
  return (
    <>
      <Row icon="share" title={t('boardShare.share.title')} onPress={to('ShareBoard')} />
      <Row icon="board" title={t('boardShare.library.title')} onPress={to('TileLibrary')} />
      <Row icon="glossary" title={t('boardShare.question.title')} onPress={to('RulesQuestion')} />
    </>
  );
}
