import { expect, test } from 'vitest';
import { en } from './en.ts';

test.each([
  ['[S5-017]', 'artist_required', 'Please select or create an artist before proceeding'],
  ['[S8-030]', 'distro_limit', 'You have reached the maximum number of releases for this month'],
  ['[S8-031]', 'release_date_invalid', 'The release date is invalid'],
  ['[S8-032]', 'invalid_song_title', 'One of the song titles is invalid'],
  ['[S8-036]', 'submit_failed', 'There was an error submitting your release. Please try again.'],
] as const)('%s %s has the text of the catalogue', (_id, code, text) => {
  expect(en.error[code]).toBe(text);
});
