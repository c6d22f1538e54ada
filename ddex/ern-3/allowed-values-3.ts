import type { ErnContributorRole } from '../model.ts';

/**
 * Where the allowed values of ERN 3.8.2 (AVS 2016-10-06) are others than those of ERN 4. A role that they lack goes as a user
 * defined one.
 */

/** Roles of those who are heard or who recorded. */
export const RESOURCE_ROLES = {
  producer: { value: 'Producer', own: null },
  musician: { value: 'AssociatedPerformer', own: null },
  remixer: { value: 'UserDefined', own: 'Remixer' },
  vocalist: { value: 'UserDefined', own: 'Vocalist' },
  background_vocalist: { value: 'UserDefined', own: 'BackgroundVocalist' },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Roles of those who wrote the work behind the recording. */
export const WORK_ROLES = {
  arranger: { value: 'Arranger', own: null },
  composer: { value: 'Composer', own: null },
  lyricist: { value: 'Lyricist', own: null },
  writer: { value: 'ComposerLyricist', own: null },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Hash algorithms that have a name of their own; others are user defined under their usual name. */
export const KNOWN_HASHES: readonly string[] = ['MD5', 'SHA1'];

/** DDEX says it of a recording without words; the languages of ERN 3.8.2 have no word for it, there it is left out. */
export const NO_LANGUAGE = 'zxx';
