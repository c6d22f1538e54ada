import type { ReleaseDraft, TrackDraft } from '@tangent/contract/release.ts';
import { normaliseIsrc, normaliseUpc } from '@tangent/domain/release/codes.ts';

/**
 * Texts as they are stored: the same letters in the same bytes however they were typed, nothing around them, and nothing
 * instead of an empty one. A title is the one text that may be empty. What was not sent stays away.
 */
export function normalizeReleaseTexts<Fields extends Pick<ReleaseDraft, 'title' | 'upc'>>(fields: Fields): Fields {
  const composed = composeAll(fields);
  return typeof composed.upc === 'string' ? { ...composed, upc: normaliseUpc(composed.upc) } : composed;
}

/** The same for a track; names that are empty are no names. */
export function normalizeTrackTexts<Fields extends Omit<TrackDraft, 'id'>>(fields: Fields): Fields {
  const composed = composeAll(fields);
  return {
    ...composed,
    ...(typeof composed.isrc === 'string' ? { isrc: normaliseIsrc(composed.isrc) } : {}),
    ...(composed.featured_artists ? { featured_artists: composed.featured_artists.filter((name) => name !== '') } : {}),
  };
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
