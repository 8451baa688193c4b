import { loadAsync } from 'expo-font';

/** One import a face: the packages' index would pull in all of them. */
export const loadFonts = (): Promise<void> =>
  loadAsync({
    'Alegreya-Bold': require('@/assets/fonts/Alegreya-Bold.ttf'),
    'AlegreyaSans-Regular': require('@/assets/fonts/AlegreyaSans-Regular.ttf'),
    'AlegreyaSans-Bold': require('@/assets/fonts/AlegreyaSans-Bold.ttf'),
    'AlegreyaSans-ExtraBold': require('@/assets/fonts/AlegreyaSans-ExtraBold.ttf'),
  }).catch(() => undefined);
