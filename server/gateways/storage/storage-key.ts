const SAFE_KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Refuses what could lead out of the place where files lie, before anything is asked of it. */
export function checkStorageKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
