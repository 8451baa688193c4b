/** `https://table.example`, of an address typed in or a link; null: it is none. */
export const serverIn = (address: string): string | null =>
  /^(https?:\/\/[^/?#\s]+)/u.exec(address.trim())?.[1] ?? null;
