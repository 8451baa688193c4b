import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';

export interface SignProps {
  readonly name: IconName;
  readonly size: number;
  readonly color: string;
}

/** An icon in a row of words: the words give way, the picture keeps its size. */
export const Sign = memo(function Sign(props: SignProps) {
  return (
    <View style={styles.sign}>
      <Icon {...props} />
    </View>
  );
});

const styles = StyleSheet.create({ sign: { flexShrink: 0 } });
