import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics';
import { Platform } from 'react-native';

/** A short tick in the hand when something really happened; devices without it stay still. */
export function feelTap(): void {
  if (Platform.OS === 'web') return;
  void impactAsync(ImpactFeedbackStyle.Light).catch(() => undefined);
}
