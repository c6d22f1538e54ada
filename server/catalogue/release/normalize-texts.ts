import type { ReleaseDraft, TrackDraft } from '@tangent/contract/catalogue/release.ts';
import { findAppleArtistId } from '@tangent/domain/catalogue/artist/identities.ts';
import { findSpotifyArtistId } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import { normaliseIsrc, normaliseUpc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { normaliseClaimExceptions } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { normaliseIswc } from '@tangent/domain/catalogue/release/credit/work-codes.ts';

/**
 * Normalizes texts for storage: the same letters become the same bytes however they were typed, surrounding spaces are
 * removed, and an empty text becomes null. Only a title may be empty. Fields that were not sent are left out.
 */
export function normalizeReleaseTexts<
  Fields extends Pick<
    ReleaseDraft,
    'title' | 'upc' | 'co_artists' | 'featured_artists' | 'credited_pages' | 'claim_exceptions'
  >,
>(fields: Fields): Fields {
  const composed = composeAll(fields);
  return {
    ...composed,
    ...(typeof composed.upc === 'string' ? { upc: normaliseUpc(composed.upc) } : {}),
    ...dropEmptyNames(composed, ['co_artists', 'featured_artists']),
    ...(composed.credited_pages === undefined ? {} : { credited_pages: normalizePages(composed.credited_pages) }),
    ...(composed.claim_exceptions === undefined
      ? {}
      : { claim_exceptions: normaliseClaimExceptions(composed.claim_exceptions) }),
  };
}

/** Links become ids, and an artist without any page is left out. */
function normalizePages(pages: NonNullable<ReleaseDraft['credited_pages']>): typeof pages {
  return pages
    .map(({ name, spotify_id, apple_music_id }) => ({
      name,
      spotify_id: findSpotifyArtistId(spotify_id ?? ''),
      apple_music_id: findAppleArtistId(apple_music_id ?? ''),
    }))
    .filter(({ name, spotify_id, apple_music_id }) => name !== '' && (spotify_id ?? apple_music_id) !== null);
}

/** Normalizes a track the same way; empty names are dropped. */
export function normalizeTrackTexts<Fields extends Omit<TrackDraft, 'id'>>(fields: Fields): Fields {
  const composed = composeAll(fields);
  return {
    ...composed,
    ...(typeof composed.isrc === 'string' ? { isrc: normaliseIsrc(composed.isrc) } : {}),
    ...(typeof composed.iswc === 'string' ? { iswc: normaliseIswc(composed.iswc) } : {}),
    ...dropEmptyNames(composed, ['co_artists', 'featured_artists', 'remixers']),
  };
}

function dropEmptyNames<Name extends string>(
  fields: { readonly [Field in Name]?: string[] | undefined },
  names: readonly Name[],
): { [Field in Name]?: string[] } {
  const known = names.flatMap((name) => {
    const list = fields[name];
    return list === undefined ? [] : [[name, list.filter((one) => one !== '')]];
  });
  return Object.fromEntries(known) as { [Field in Name]?: string[] };
}

function composeAll<Fields extends object>(fields: Fields): Fields {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    known.map(([name, value]) => {
      const composed = composeValue(value);
      return [name, composed === '' && name !== 'title' ? null : composed];
    }),
  ) as Fields;
}

function composeValue(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(composeValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, composeValue(inner)]));
}
