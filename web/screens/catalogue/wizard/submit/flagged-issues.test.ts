import type { Release } from '@tangent/contract/catalogue/release.ts';
import { expect, test } from 'vitest';
import { emptyForm, emptyTrack } from '../draft/draft-form.ts';
import { listFlaggedIssues } from './flagged-issues.ts';

const reopening: NonNullable<Release['reopening']> = {
  reasons: ['invalid_featuring', 'volume'],
  note: null,
  track_numbers: [],
  fields: [],
  at: '2026-11-20T10:00:00Z',
  flagged_fields: [
    { field: 'title', track_id: null, value: 'Deniz' },
    { field: 'artwork', track_id: null, value: null },
    { field: 'featured_artists', track_id: 'b', value: ['Ada & Can'] },
  ],
};
const form = {
  ...emptyForm([]),
  title: 'Deniz',
  tracks: [emptyTrack('a', 'Kıyı', 'tr'), { ...emptyTrack('b', 'Ada', 'tr'), featured_artists: ['Ada & Can'] }],
};
const summarise = (change: Partial<typeof form>) =>
  listFlaggedIssues(reopening, { ...form, ...change }, (reasons) => reasons.join()).map(
    ({ path, params }) => `${path}: ${params?.reasons}`,
  );

test('every flagged field is marked with its reasons, wherever its track is now', () => {
  expect(summarise({})).toEqual([
    'title: invalid_featuring',
    'artwork: invalid_featuring,volume',
    'tracks.1.featured_artists: invalid_featuring',
  ]);
  expect(summarise({ tracks: form.tracks.toReversed() }).at(-1)).toBe('tracks.0.featured_artists: invalid_featuring');
});

test('a mark disappears when its field changes, and returns with the old value', () => {
  const tracks = [{ ...emptyTrack('b', 'Ada', 'tr'), featured_artists: ['Ada', 'Can'] }];
  expect(summarise({ title: 'Derin', tracks })).toEqual(['artwork: invalid_featuring,volume']);
  expect(summarise({ title: ' Deniz ', tracks: [] })).toContain('title: invalid_featuring');
  expect(listFlaggedIssues(null, form, String)).toEqual([]);
});
