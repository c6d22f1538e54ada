import { findPaidFeatures } from '@tangent/domain/catalogue/release/paid-features.ts';
import { expect, test } from 'vitest';
import { type DraftForm, emptyForm, emptyTrack, toRuleDraft } from '../draft/draft-form.ts';
import { removeFeature } from './remove-feature.ts';

const TRACK = { ...emptyTrack('t1', 'Deniz', 'tr'), has_lyrics: true };
const FULL: DraftForm = {
  ...emptyForm(['spotify']),
  title: 'Deniz',
  release_type: 'ep',
  secondary_genre: 'jazz',
  record_label: 'Kıyı',
  upc: '036000291452',
  schedule: 'express',
  presave_enabled: true,
  tracks: [
    {
      ...TRACK,
      artist: 'Ada',
      featured_artists: ['Bora'],
      genre: 'rock',
      isrc: 'TRABC2600001',
      composer_name: 'Can Ak',
      composer_spotify_uri: 'spotify:artist:4aawyAB9vmqN3uQ7FjRGTy',
      lyrics_synchronized: true,
      lyrics: '[00:01.00] Deniz\n[00:02.00] ve gece',
    },
  ],
};

/** Removes one feature after the other until none is left that one tap can remove. */
function removeAll(form: DraftForm): DraftForm {
  for (const feature of findPaidFeatures(toRuleDraft(form))) {
    const change = removeFeature(form, feature);
    if (change !== null) return removeAll({ ...form, ...change });
  }
  return form;
}

test('[S6-010] every paid feature of a single can be removed in one tap each, and nothing free is lost', () => {
  const rest = removeAll(FULL);
  expect(findPaidFeatures(toRuleDraft(rest))).toEqual([]);
  expect(rest).toEqual({
    ...emptyForm(['spotify']),
    title: 'Deniz',
    tracks: [{ ...TRACK, lyrics: 'Deniz\nve gece' }],
  });
});

test('no tap removes whole tracks', () => {
  const two = removeAll({ ...FULL, tracks: [...FULL.tracks, emptyTrack('t2', 'Gece', 'tr')] });
  expect(two.tracks).toHaveLength(2);
  expect(findPaidFeatures(toRuleDraft(two)).map(({ path }) => path)).toEqual(['release_type', 'tracks']);
});
