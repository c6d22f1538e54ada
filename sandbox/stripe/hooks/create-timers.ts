/** Things that are done later, one for each id. */
export interface Timers {
  /** Takes the place of what was planned for this id. */
  plan(id: string, atMs: number, action: () => void): void;
  drop(id: string): void;
  dropAll(): void;
}

export function createTimers(): Timers {
  const timers = new Map<string, NodeJS.Timeout>();
  const drop = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    drop,
    plan: (id, atMs, action) => {
      drop(id);
      timers.set(id, setTimeout(action, Math.max(0, atMs - Date.now())).unref());
    },
    dropAll: () => {
      for (const id of [...timers.keys()]) drop(id);
    },
  };
}
