/**
 * Where packages come in. Apple sells and streams from one catalogue; the sandbox has a store for each. A package at the
 * door `apple` reaches both, as its products say; at the door of a store it reaches that store alone.
 */
export const DOORS = ['apple', 'apple-music', 'itunes-store'] as const;
export type Door = (typeof DOORS)[number];

/** The stores that show albums of Apple, with the use that an album must be cleared for to stand there. */
export const APPLE_STORES = { 'apple-music': 'stream', 'itunes-store': 'sale' } as const;
export type AppleStore = keyof typeof APPLE_STORES;

/** Returns the stores that a package reaches by its door. */
export function listStores(door: Door): AppleStore[] {
  return door === 'apple' ? (Object.keys(APPLE_STORES) as AppleStore[]) : [door];
}

export function isDoor(name: string): name is Door {
  return DOORS.some((door) => door === name);
}
