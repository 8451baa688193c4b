import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { GuideWords } from '@/src/i18n/guide/model';
import { Button, Live, Text } from '@/src/ui';
import { Wrap } from '../parts/Wrap';

interface GuideEndProps {
  readonly words: GuideWords['end'];
  readonly onDone: () => void;
}

/** All steps are done: on with this adventure, or to a campaign of one's own. */
export function GuideEnd({ words, onDone }: GuideEndProps) {
  const navigation = useNavigation();
  const toCampaign = () => {
    onDone();
    navigation.navigate('Logbook', { screen: 'NewCampaign', initial: false });
  };
  return (
    <View style={styles.end}>
      <Live appears>
        <Text variant="label">{words.title}</Text>
        <Text variant="small">{words.text}</Text>
      </Live>
      <Wrap>
        <Button size="small" label={words.done} icon="check" onPress={onDone} />
        <Button size="small" kind="quiet" label={words.campaign} onPress={toCampaign} />
      </Wrap>
    </View>
  );
}

const styles = StyleSheet.create({
  end: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 8, paddingVertical: 8, paddingRight: 12 },
});
