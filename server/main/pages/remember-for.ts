import type { Clock } from '../../platform/clock/clock.ts';

/** Remembers results for a time, since they are the same for all visitors. */
export function rememberFor<Arguments extends readonly unknown[], T>(
  milliseconds: number,
  clock: Clock,
  find: (...choice: Arguments) => Promise<T>,
): (...choice: Arguments) => Promise<T> {
  let since = Number.NEGATIVE_INFINITY;
  let known = new Map<string, Promise<T>>();
  return (...choice) => {
    const age = clock.now().getTime() - since;
    // A clock that can be moved may also be set back.
    if (age < 0 || age >= milliseconds) {
      since = clock.now().getTime();
      known = new Map();
    }
    const [results, key] = [known, JSON.stringify(choice)];
    const result = results.get(key) ?? find(...choice);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
