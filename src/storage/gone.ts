import { StorageFault } from '../game/port-fault';
import type { Connection } from './connection';

/**
 * A browser may clear what the site stored while the app runs; SQLite goes on writing into a file that no longer has a
 * name. The look is taken beside the write, so that a tap waits no longer for it.
 */
export function noticing(connection: Connection, isGone: () => Promise<boolean>): Connection {
  const checked = async <Value>(work: Promise<Value>): Promise<Value> => {
    const [done, gone] = await Promise.allSettled([work, isGone()]);
    if (gone.status === 'fulfilled' && gone.value) {
      throw new StorageFault('storage-gone', 'cleared while the app was running');
    }
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  };
  return {
    ...connection,
    statement: (sql, values) => checked(connection.statement(sql, values)),
    write: (task) => checked(connection.write(task)),
  };
}
