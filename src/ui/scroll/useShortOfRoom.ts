import { useEffect, useState } from 'react';
import { Keyboard, Platform } from 'react-native';
import { useLayout, useTheme } from '../theme';

/** What title, one field and a button need between them, at the usual size of text. */
const ENOUGH = 380;

function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const when = Platform.OS === 'ios' ? 'Will' : 'Did';
    const listening = [
      Keyboard.addListener(`keyboard${when}Show`, (event) =>
        setHeight(event.endCoordinates.height),
      ),
      Keyboard.addListener(`keyboard${when}Hide`, () => setHeight(0)),
    ];
    return () => listening.forEach((one) => one.remove());
  }, []);
  return height;
}

/** While typing: the keyboard leaves so little that title and buttons have to scroll with the field. */
export function useShortOfRoom(): boolean {
  const { height } = useLayout();
  const { textScale } = useTheme();
  const keyboard = useKeyboardHeight();
  return keyboard > 0 && height - keyboard < ENOUGH * textScale;
}
