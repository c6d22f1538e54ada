import type { StoreProfile } from './store-profile.ts';

/** The forms in which stores receive releases: Apple's own package, or a message of one version of DDEX's ERN. */
export const STORE_FORMATS = ['apple_package', 'ern_382', 'ern_43', 'ern_432'] as const;
export type StoreFormat = (typeof STORE_FORMATS)[number];

/** Returns the form in which a store receives releases. */
export function findFormat({ choreography, ern_version }: StoreProfile): StoreFormat {
  return choreography === 'apple_package' ? 'apple_package' : `ern_${ern_version}`;
}

/** Returns whether a store receives Apple's package instead of a message of DDEX. */
export function takesApplePackage(profile: StoreProfile): boolean {
  return findFormat(profile) === 'apple_package';
}
