import { AI_PARTS, type AiAnswers } from './ai/ai-answers.ts';
import type { ClaimException } from './claim-policy.ts';
import type { CreditedPages } from './credit/credited-pages.ts';
import type { Contributor, Performer, ProductionCredit } from './credit/credits.ts';
import type { Draft, DraftTrack } from './draft.ts';
import type { MetadataDifference } from './metadata-change.ts';

/**
 * The fields of a release in stores that may change: its metadata. Audio, codes, type, dates and stores stay (A-027,
 *
 */
export const CHANGEABLE_FIELDS = [
  'title',
  'version_title',
  'co_artists',
  'featured_artists',
  'credited_pages',
  'language',
  'primary_genre',
  'secondary_genre',
  'record_label',
  'p_line_year',
  'p_line_owner',
  'c_line_year',
  'c_line_owner',
  'original_release_date',
  'territory_mode',
  'territories',
  'claim_policy',
  'claim_exceptions',
  'explicit',
  'artwork_ai',
] as const satisfies readonly (keyof Draft)[];

/** The same for its tracks. */
export const CHANGEABLE_TRACK_FIELDS = [
  'title',
  'version_type',
  'version_title',
  'artist',
  'co_artists',
  'featured_artists',
  'remixers',
  'genre',
  'language',
  'explicit',
  'has_lyrics',
  'lyrics',
  'lyrics_synchronized',
  'composer_name',
  'composer_spotify_uri',
  'contributors',
  'songwriters',
  'performers',
  'production_credits',
  'recording_country',
  'recording_date',
  'iswc',
  'publisher',
  'p_line_year',
  'p_line_owner',
  'ai_answers',
  'claim_conditions',
  'clip_start_seconds',
] as const satisfies readonly (keyof DraftTrack)[];

type Metadata = Pick<Draft, (typeof CHANGEABLE_FIELDS)[number]> & {
  readonly artwork: { readonly id: string } | null;
  readonly tracks: readonly Pick<DraftTrack, (typeof CHANGEABLE_TRACK_FIELDS)[number]>[];
};

/** Not listed as a difference: the lyrics themselves show whether a track has any. */
const UNSHOWN: readonly string[] = ['has_lyrics'];

/**
 * Returns the differences between a release and its proposed state, field by field, as users see them. The tracks are
 * the same ones.
 */
export function compareMetadata(before: Metadata, after: Metadata): MetadataDifference[] {
  const trackDifferences = after.tracks.flatMap((track, index) => {
    const old = before.tracks[index];
    return old === undefined ? [] : compareFields(`tracks.${index}.`, CHANGEABLE_TRACK_FIELDS, old, track);
  });
  const [oldCover, newCover] = [before.artwork?.id ?? null, after.artwork?.id ?? null];
  const cover = oldCover === newCover ? [] : [{ path: 'artwork', before: oldCover, after: newCover }];
  return [...compareFields('', CHANGEABLE_FIELDS, before, after), ...cover, ...trackDifferences];
}

function compareFields<Field extends string>(
  prefix: string,
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): MetadataDifference[] {
  return fields.flatMap((field) => {
    const [was, is] = [formatValue(before[field]), formatValue(after[field])];
    return was === is || UNSHOWN.includes(field) ? [] : [{ path: `${prefix}${field}`, before: was, after: is }];
  });
}

function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (!Array.isArray(value)) return typeof value === 'object' ? formatAnswers(value as AiAnswers) : String(value);
  return value.length === 0 ? null : value.map(formatItem).join('\n');
}

/** Formats answers in the order of the parts, so that the order in which they were given is no difference. */
function formatAnswers(answers: AiAnswers): string | null {
  const lines = AI_PARTS.flatMap((part) => (answers[part] === undefined ? [] : [`${part}: ${answers[part]}`]));
  return lines.length === 0 ? null : lines.join('\n');
}

function formatItem(one: string | Contributor | Performer | ProductionCredit | CreditedPages | ClaimException): string {
  if (typeof one === 'string') return one;
  if ('spotify_id' in one) return formatPages(one);
  if ('policy' in one) return `${one.policy}: ${one.territories.join(', ')}`;
  if ('instrument' in one) return `${one.name}: ${one.instrument}`;
  if (!('share_basis_points' in one)) return `${one.name}: ${one.role}`;
  const share = `${one.name}: ${one.role}, ${one.share_basis_points / 100} %`;
  return one.ipi ? `${share}, IPI ${one.ipi}` : share;
}

function formatPages({ name, spotify_id, apple_music_id }: CreditedPages): string {
  const pages = [spotify_id && `Spotify ${spotify_id}`, apple_music_id && `Apple Music ${apple_music_id}`];
  return `${name}: ${pages.filter(Boolean).join(', ')}`;
}
