/**
 * The stores of one account at Apple. A package states everything about an album, streaming and sale at once, so each of
 * these stores gets what holds for all of them, and no two packages travel at the same time.
 */
export const APPLE_STORES: readonly string[] = ['apple-music', 'itunes-store'];

/** Returns the stores that share an account with this one, itself included. */
export function listAccountStores(storeId: string): readonly string[] {
  return APPLE_STORES.includes(storeId) ? APPLE_STORES : [storeId];
}
