import type { SettingsPort } from '@/src/game/port';
import type { Connection } from '../connection';

type Texts = Readonly<Record<string, string>>;

async function readAll(connection: Connection): Promise<Texts> {
  const rows = await connection.read((database) => database.all('SELECT * FROM settings'));
  return Object.fromEntries(rows.map((row) => [String(row['key']), String(row['value'])]));
}

export function settingsTable(connection: Connection): SettingsPort {
  /** Several ask at the start: those who ask before anything is written get the same answer. */
  let asked: Promise<Texts> | null = null;
  const change = (sql: string, values: readonly string[]): Promise<void> => {
    asked = null;
    return connection.statement(sql, values);
  };
  return {
    read: () => {
      const reading = (asked ??= readAll(connection));
      const over = () => {
        if (asked === reading) asked = null;
      };
      reading.then(over, over);
      return reading;
    },
    write: (key, value) =>
      change('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, value]),
    remove: (key) => change('DELETE FROM settings WHERE key = ?', [key]),
  };
}
