export interface Queue {
  /** Starts the task when every earlier one has ended, well or badly. */
  add<Value>(task: () => Promise<Value>): Promise<Value>;
  drain(): Promise<void>;
}

/** One after another: neither statements nor commands may overtake each other. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(task) {
      const result = last.then(task);
      last = result.catch(() => undefined);
      return result;
    },
    async drain() {
      let seen: Promise<unknown> | null = null;
      while (seen !== last) {
        seen = last;
        await seen;
      }
    },
  };
}
