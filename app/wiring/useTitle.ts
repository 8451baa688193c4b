import { useNavigation } from '@react-navigation/native';
import { useLayoutEffect } from 'react';

/** The window's title follows the screen and the language. */
export function useTitle(title: string): void {
  const navigation = useNavigation();
  useLayoutEffect(() => navigation.setOptions({ title }), [navigation, title]);
}
