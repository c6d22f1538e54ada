import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | null>();

/** Runs work that a request caused: at once, or later in a job. Null for work that no request caused. */
export function runForRequest<T>(id: string | null, work: () => T): T {
  return current.run(id, work);
}

/** Returns the id of the request that caused the running work; null if none did. */
export function findRequestId(): string | null {
  return current.getStore() ?? null;
}
