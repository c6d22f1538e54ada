import { expect, test } from 'vitest';
import { checkSpotifyProfile, findSpotifyArtistId } from './spotify-id.ts';

const ID = '4tZwfgrHOc3mvqYlEYSvVi';

test.each([
  ['its id', ID],
  ['its id between spaces', `  ${ID}\n`],
  ['its URI', `spotify:artist:${ID}`],
  ['a shared link', `https://open.spotify.com/artist/${ID}?si=8dXkq1Tn`],
  ['a link in another language', `https://open.spotify.com/intl-pt/artist/${ID}`],
  ['a link without a scheme', `open.spotify.com/artist/${ID}/`],
])('[S3-032] an artist on Spotify is found by %s', (_name, text) => {
  expect(findSpotifyArtistId(text)).toBe(ID);
  expect(checkSpotifyProfile('spotify_id', text)).toEqual([]);
});

test.each([
  ['a song', `https://open.spotify.com/track/${ID}`, 'spotify_not_artist'],
  ['an album', `spotify:album:${ID}`, 'spotify_not_artist'],
  ['a playlist', `https://open.spotify.com/playlist/${ID}?si=1`, 'spotify_not_artist'],
  ['an old playlist', `spotify:user:ada:playlist:${ID}`, 'spotify_not_artist'],
  ['a name', 'Maré Cheia', 'spotify_profile'],
  ['an id that is too short', ID.slice(1), 'spotify_profile'],
  ['another site', `https://open.spotify.com.example/artist/${ID}`, 'spotify_profile'],
  ['text after the link', `https://open.spotify.com/artist/${ID} <script>`, 'spotify_profile'],
  ['an empty text', '', undefined],
])('[S3-032] %s is not an artist profile', (_name, text, code) => {
  expect(findSpotifyArtistId(text)).toBeNull();
  expect(checkSpotifyProfile('spotify_id', text)[0]?.code).toBe(code);
});
