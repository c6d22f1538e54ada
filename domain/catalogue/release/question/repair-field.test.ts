import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../../testing/sample-draft.ts';
import { repairField } from './repair-field.ts';

const draft = sampleDraft({
  title: 'Yavaş Vapur 🔥',
  version_title: 'Official Video',
  record_label: 'Kıyı\u202E Plak',
  featured_artists: ['Mo\u200B', '\u200B', 'Su'],
  tracks: [
    sampleTrack({
      title: 'Slow\u200bFerry',
      contributors: [{ name: 'Ada Yıldız 2', role: 'writer', share_basis_points: 10_000 }],
    }),
  ],
});

test.each([
  ['invalid_characters', 'title', 'Yavaş Vapur'],
  ['invalid_song_title', 'tracks.0.title', 'SlowFerry'],
  ['invalid_characters', 'record_label', 'Kıyı Plak'],
  ['invalid_characters', 'featured_artists', ['Mo', 'Su']],
  ['invalid_characters', 'tracks.0.contributors.0.name', 'Ada Yıldız'],
])('an issue %s at %s is repaired to %j', (code, path, value) => {
  expect(repairField(draft, { code, path })).toEqual({ path, value });
});

test.each([
  ['banned_words', 'version_title'],
  ['required', 'title'],
  ['invalid_characters', 'language'],
  ['invalid_characters', 'tracks.7.title'],
])('an issue %s at %s has no repair', (code, path) => {
  expect(repairField(draft, { code, path })).toBeNull();
});
