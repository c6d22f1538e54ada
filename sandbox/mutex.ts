/** Runs pieces of work one after the other, in the order they came; one that fails does not stop the next. */
export function createMutex(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Calls that come while the same work is still waiting for its turn share that turn. */
export function coalesceCalls(enqueue: (work: () => Promise<void>) => Promise<void>, work: () => Promise<void>) {
  let waiting: Promise<void> | null = null;
  return (): Promise<void> => {
    waiting ??= enqueue(() => {
      waiting = null;
      return work();
    });
    return waiting;
  };
}
