import type { Issue } from '../../issue.ts';

const ID = /^[0-9A-Za-z]{22}$/;
const URI = /^spotify:(?:user:[^:]+:)?([a-z_]+):([0-9A-Za-z]+)$/i;
const LINK =
  /^(?:https?:\/\/)?(?:open|play)\.spotify\.com\/(?:embed\/)?(?:intl-[a-z-]+\/)?([a-z_]+)\/([0-9A-Za-z]+)\/?(?:[?#]\S*)?$/i;

/** The content of pasted text: a reference to Spotify, or plain text such as a name. */
export type SpotifyReference = { readonly kind: string; readonly id: string };

/**
 * Reads an id, a URI or a link of Spotify; null when the text is none of them. A bare id counts as the id of an artist.
 */
export function findSpotifyReference(text: string): SpotifyReference | null {
  const trimmed = text.trim();
  if (ID.test(trimmed)) return { kind: 'artist', id: trimmed };
  const [, kind = '', id = ''] = URI.exec(trimmed) ?? LINK.exec(trimmed) ?? [];
  return ID.test(id) ? { kind: kind.toLowerCase(), id } : null;
}

/** Returns the 22 characters of an artist profile given as id, URI or link; null for anything else (S3-032). */
export function findSpotifyArtistId(text: string): string | null {
  const reference = findSpotifyReference(text);
  return reference?.kind === 'artist' ? reference.id : null;
}

/**
 * Checks that a linked profile is an artist: links of songs, albums and the like are refused with a code of their own
 * (rule A15 in docs/standards/store-rules.md).
 */
export function checkSpotifyProfile(path: string, text: string | null | undefined): Issue[] {
  if (!text?.trim()) return [];
  const reference = findSpotifyReference(text);
  if (reference === null) return [{ code: 'spotify_profile', path }];
  return reference.kind === 'artist' ? [] : [{ code: 'spotify_not_artist', path }];
}
