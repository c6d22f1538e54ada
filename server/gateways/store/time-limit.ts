import { StoreError } from './store-error.ts';

/**
 * Waits for a call, but not for ever: a store that accepts the line and then says nothing must not hold a worker. `progress`
 * starts the time anew, for calls that take long because there is much to do.
 */
export async function withTimeLimit<T>(
  operation: string,
  limitMs: number,
  call: (progress: () => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreError('transient', `${operation}: the store says nothing for ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([call(() => timer?.refresh()), silence]);
  } finally {
    clearTimeout(timer);
  }
}
