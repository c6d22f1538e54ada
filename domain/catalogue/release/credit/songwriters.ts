import { NO_LANGUAGE } from '../language.ts';
import type { VersionType } from '../release-type.ts';
import type { Contributor } from './credits.ts';

/**
 * The answer of a track about its songwriters: they are named in its credits, nobody owns the song because it is
 * traditional or in the public domain, or they are not known yet.
 */
export const SONGWRITER_ANSWERS = ['named', 'traditional', 'unknown'] as const;
export type SongwriterAnswer = (typeof SONGWRITER_ANSWERS)[number];

export type SongwriterRole = 'composer' | 'lyricist';

/** The fields of a track that name its songwriters. */
export type SongwriterFields = {
  readonly songwriters: SongwriterAnswer;
  readonly composer_name: string | null;
  readonly contributors: readonly Contributor[];
  readonly version_type: VersionType;
  readonly language: string | null;
};

/**
 * Lists what stores that need songwriters miss in a track: a composer, and a lyricist unless it is instrumental. A
 * writer wrote both. Songs that are traditional miss nobody.
 *
 * @example
 * listMissingSongwriters({ songwriters: 'named', composer_name: 'Ada Yıldız', contributors: [], … }) // ['lyricist']
 */
export function listMissingSongwriters(track: SongwriterFields): SongwriterRole[] {
  if (track.songwriters === 'traditional') return [];
  const roles = track.contributors.filter(({ name }) => name.trim() !== '').map(({ role }) => role);
  const isWriter = roles.includes('writer');
  const hasComposer = isWriter || roles.includes('composer') || (track.composer_name ?? '').trim() !== '';
  const hasLyricist = isWriter || roles.includes('lyricist') || isInstrumental(track);
  return [...(hasComposer ? [] : (['composer'] as const)), ...(hasLyricist ? [] : (['lyricist'] as const))];
}

/** Returns whether a track has no words. */
export function isInstrumental({
  version_type,
  language,
}: Pick<SongwriterFields, 'version_type' | 'language'>): boolean {
  return version_type === 'instrumental' || language === NO_LANGUAGE;
}
