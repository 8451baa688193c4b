import { setStringAsync } from 'expo-clipboard';
import { Share } from 'react-native';
import { LINK_ORIGIN } from './links';

export const hasShareSheet = true;

export async function copyText(text: string): Promise<void> {
  if (!(await setStringAsync(text))) throw new Error('The clipboard took nothing.');
}

export const addressOf = (path: string): string => LINK_ORIGIN + path;

export async function shareText(title: string, text: string, address: string): Promise<void> {
  await Share.share({ title, message: `${text}\n\n${address}` });
}
