import { Share } from 'react-native';

/** Phones have copying inside their share sheet. */
export const copyText: ((text: string) => Promise<void>) | null = null;

export const addressOf = (path: string): string => `drunagor:/${path}`;

export async function shareText(title: string, text: string, address: string): Promise<void> {
  await Share.share({ title, message: `${text}\n\n${address}` });
}
