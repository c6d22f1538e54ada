import type { ErnContributorRole } from '../model.ts';

/**
 * The allowed values of ERN 3.8.2 (AVS 2016-10-06) that differ from those of ERN 4. A role missing there is sent as
 * user-defined.
 */

/** Roles of performers and of those who made the recording. */
export const RESOURCE_ROLES = {
  producer: { value: 'Producer', own: null },
  musician: { value: 'AssociatedPerformer', own: null },
  remixer: { value: 'UserDefined', own: 'Remixer' },
  vocalist: { value: 'UserDefined', own: 'Vocalist' },
  background_vocalist: { value: 'UserDefined', own: 'BackgroundVocalist' },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Roles of the authors of the work behind the recording. */
export const WORK_ROLES = {
  arranger: { value: 'Arranger', own: null },
  composer: { value: 'Composer', own: null },
  lyricist: { value: 'Lyricist', own: null },
  writer: { value: 'ComposerLyricist', own: null },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Hash algorithms with an allowed value; others are user-defined under their usual name. */
export const KNOWN_HASHES: readonly string[] = ['MD5', 'SHA1'];

/** The DDEX language code of a recording without words; ERN 3.8.2 has no such code and omits the language. */
export const NO_LANGUAGE = 'zxx';
