import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../../testing/sample-draft.ts';
import { checkCreditedPages, listCreditedNames, listUsedPages } from './credited-pages.ts';

const [ONE, OTHER] = ['KCrAtflkGM53aK0iE1ld2t', 'yZ9Zo7ZQzUv8of3P0YOh3N'];
const pages = (name: string, spotify_id: string | null, apple_music_id: string | null = null) => {
  return { name, spotify_id, apple_music_id };
};
const credited = (...credited_pages: ReturnType<typeof pages>[]) =>
  sampleDraft({
    co_artists: ['Mo Deniz'],
    featured_artists: ['Kim'],
    tracks: [
      sampleTrack({ artist: 'Su', co_artists: ['mo  deniz', 'Lu'], featured_artists: [' Kim'], remixers: ['Ay'] }),
    ],
    credited_pages,
  });

test('the artists of a release and its tracks are listed once each, whatever their spelling', () => {
  expect(listCreditedNames(credited())).toEqual(['Mo Deniz', 'Kim', 'Su', 'Lu', 'Ay']);
});

test('only pages of artists that are still credited are used', () => {
  const release = credited(pages('Gone', ONE), pages('MO DENIZ', OTHER));
  expect(listUsedPages(release)).toEqual([pages('MO DENIZ', OTHER)]);
});

test.each([
  [[pages('Kim', ONE, '1440818839'), pages('Su', OTHER)], []],
  [[pages('Kim', 'https://open.spotify.com/artist/KCrAtflkGM53aK0iE1ld2t')], []],
  [[pages('Kim', 'Kim')], ['credited_pages.0.spotify_id spotify_profile']],
  [[pages('Kim', `spotify:track:${ONE}`)], ['credited_pages.0.spotify_id spotify_not_artist']],
  [
    [pages('Kim', null, 'https://music.apple.com/us/album/x/1440818839')],
    ['credited_pages.0.apple_music_id apple_not_artist'],
  ],
  [[pages('Su', ONE), pages('Kim', ONE)], ['credited_pages.0.spotify_id page_of_another']],
  [
    [pages('Kim', null, '1440818839'), pages('Ay', null, '1440818839')],
    ['credited_pages.1.apple_music_id page_of_another'],
  ],
  // Who is not credited takes no page away.
  [[pages('Gone', ONE), pages('Kim', ONE)], []],
])('%j has the issues %j', (credited_pages, issues) => {
  expect(checkCreditedPages(credited(...credited_pages)).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});
