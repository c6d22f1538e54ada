import { expect, test } from 'vitest';
import { sampleTrack } from '../../../testing/sample-draft.ts';
import type { DraftTrack } from '../draft.ts';
import { checkTrackArtists } from './check-artists.ts';

const URI = 'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb';
const check = (change: Partial<DraftTrack>) =>
  checkTrackArtists(sampleTrack(change), ['Yıldız']).map(({ path, code }) => `${path} ${code}`);

test.each<[Partial<DraftTrack>, string[]]>([
  [{ featured_artists: ['Deniz Su', 'Mo'] }, []],
  [{ featured_artists: ['yıldız'] }, ['featured_artists featured_is_artist']],
  [{ artist: 'Deniz Su', featured_artists: ['Yıldız'] }, []],
  [{ artist: 'Deniz Su', featured_artists: ['deniz  su'] }, ['featured_artists featured_is_artist']],
  [{ featured_artists: ['Mo', 'Ay', 'MO '] }, ['featured_artists featured_twice']],
  [{ featured_artists: ['M'] }, ['featured_artists min_length']],
  [{ featured_artists: ['x'.repeat(61)] }, ['featured_artists max_length']],
  [{ artist: 'Su', co_artists: ['Mo'] }, []],
  [{ co_artists: ['Mo'] }, ['artist required']],
  [{ artist: 'Su', co_artists: ['su'] }, ['co_artists featured_is_artist']],
  [{ artist: 'Su', co_artists: ['Mo'], featured_artists: ['mo'] }, ['featured_artists featured_is_artist']],
  [{ featured_artists: [' '] }, ['featured_artists required']],
  [{ featured_artists: ['Mo\u200B'] }, ['featured_artists invalid_characters']],
])('[S3-062] artists of a track have valid names, each listed once: %j', (change, expected) => {
  expect(check(change)).toEqual(expected);
});

test.each<[Partial<DraftTrack>, string[]]>([
  [{ artist: null }, []],
  [{ artist: '' }, []],
  [{ artist: 'Y' }, ['artist min_length']],
  [{ artist: 'x'.repeat(61) }, ['artist max_length']],
])('[S3-061] an empty track artist means the primary one; others follow profile rules: %j', (change, expected) => {
  expect(check(change)).toEqual(expected);
});

test.each<[Partial<DraftTrack>, string[]]>([
  [{ composer_name: 'Ada Yıldız', composer_spotify_uri: URI }, []],
  [{ composer_name: 'Ada Yıldız', composer_spotify_uri: ` ${URI}` }, []],
  [{ composer_spotify_uri: URI }, ['composer_name required']],
  [{ composer_name: 'x'.repeat(81) }, ['composer_name max_length']],
  [{ composer_name: 'Ada', composer_spotify_uri: `${URI}x` }, ['composer_spotify_uri spotify_uri_invalid']],
  [
    { composer_name: 'Ada', composer_spotify_uri: 'spotify:track:4Z8W4fKeB5YxbusRsdQVPb' },
    ['composer_spotify_uri spotify_uri_invalid'],
  ],
])('[S3-070] [S3-071] a composer may have a Spotify profile: %j', (change, expected) => {
  expect(check(change)).toEqual(expected);
});
