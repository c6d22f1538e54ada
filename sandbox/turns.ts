/** Runs pieces of work one after the other, in the order they came; one that fails does not stop the next. */
export function queueTurns(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Calls that come while the same work is still waiting for its turn share that turn. */
export function joinWaiting(enqueue: (work: () => Promise<void>) => Promise<void>, work: () => Promise<void>) {
  let waiting: Promise<void> | null = null;
  return (): Promise<void> => {
    waiting ??= enqueue(() => {
      waiting = null;
      return work();
    });
    return waiting;
  };
}
