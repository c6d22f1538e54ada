/** Runs tasks one after the other, in the order of arrival; a task that fails does not stop the next. */
export function createMutex(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Makes calls that arrive while the same work is still queued share one run. */
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
