import type { SettingsPort } from '@/src/game/port';
import type { Connection } from '../connection';

export const settingsTable = (connection: Connection): SettingsPort => ({
  read: async () => {
    const rows = await connection.read((database) => database.all('SELECT * FROM settings'));
    return Object.fromEntries(rows.map((row) => [String(row['key']), String(row['value'])]));
  },
  write: (key, value) =>
    connection.statement('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [
      key,
      value,
    ]),
  remove: (key) => connection.statement('DELETE FROM settings WHERE key = ?', [key]),
});
