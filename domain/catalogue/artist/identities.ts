import type { Issue } from '../../issue.ts';
import { ARTIST_KEY_MAX_CHARS } from '../catalogue-limits.ts';
import { checkSpotifyProfile } from './spotify-id.ts';

/** The services with artist pages that an artist can point to, or ask for a new one. */
export const ARTIST_PAGES = ['spotify', 'apple_music'] as const;
export type ArtistPage = (typeof ARTIST_PAGES)[number];

/** Who the artist is elsewhere: pages as id or link, ISNI, and the key of a protected page. */
export type ArtistIdentities = {
  readonly spotify_id?: string | null;
  readonly apple_music_id?: string | null;
  readonly isni?: string | null;
  readonly new_pages?: readonly ArtistPage[];
  readonly spotify_artist_key?: string | null;
};

const APPLE_ID = /^\d{5,12}$/;
const APPLE_LINK =
  /^(?:https?:\/\/)?(?:(?:geo\.)?music|itunes)\.apple\.com\/(?:[a-z]{2}\/)?([a-z-]+)\/(?:[^/?#]+\/)?(?:id)?(\d{5,12})\/?(?:[?#]\S*)?$/i;
const ISNI_LINK = /^(?:https?:\/\/)?(?:www\.)?isni\.org\/(?:isni\/)?/i;
const KEY = /^[\x21-\x7e]+$/;

/**
 * Returns the id of an Apple Music artist page given as id or link; null for anything else.
 *
 * @example findAppleArtistId('https://music.apple.com/us/artist/ada/1440818839') // '1440818839'
 */
export function findAppleArtistId(text: string): string | null {
  const trimmed = text.trim();
  if (APPLE_ID.test(trimmed)) return trimmed;
  const [, kind = '', id = ''] = APPLE_LINK.exec(trimmed) ?? [];
  return kind.toLowerCase() === 'artist' ? id : null;
}

/** Returns an ISNI without spaces, hyphens and link: 16 characters if it is complete. */
export function normalizeIsni(text: string): string {
  return text.trim().replace(ISNI_LINK, '').replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Returns whether a text is an ISNI with the right check character (ISO 27729: modulo 11-2 over its digits).
 *
 * @example isIsni('0000 0001 2150 090X') // true
 */
export function isIsni(text: string): boolean {
  const code = normalizeIsni(text);
  if (!/^\d{15}[\dX]$/.test(code)) return false;
  const total = [...code.slice(0, 15)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return code.endsWith(check === 10 ? 'X' : String(check));
}

/** Checks the pages, the ISNI and the key of an artist: each is optional, and a page is not both given and new. */
export function checkIdentities(artist: ArtistIdentities): Issue[] {
  const { apple_music_id, isni, new_pages = [], spotify_artist_key: key } = artist;
  const ids = { spotify: artist.spotify_id, apple_music: apple_music_id };
  return [
    ...checkSpotifyProfile('spotify_id', artist.spotify_id),
    ...checkApple(apple_music_id?.trim() ?? ''),
    ...(isni?.trim() && !isIsni(isni) ? [{ code: 'isni_invalid', path: 'isni' }] : []),
    ...new_pages
      .filter((page) => ids[page]?.trim())
      .map((page): Issue => ({ code: 'new_page_with_id', path: `${page}_id` })),
    ...(key && (key.length > ARTIST_KEY_MAX_CHARS || !KEY.test(key))
      ? [{ code: 'artist_key', path: 'spotify_artist_key', params: { max: ARTIST_KEY_MAX_CHARS } }]
      : []),
  ];
}

function checkApple(text: string): Issue[] {
  if (text === '' || findAppleArtistId(text) !== null) return [];
  return [{ code: APPLE_LINK.test(text) ? 'apple_not_artist' : 'apple_profile', path: 'apple_music_id' }];
}
