const SAFE_KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Refuses a key that could lead out of the storage folder, before it is used. */
export function checkStorageKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
