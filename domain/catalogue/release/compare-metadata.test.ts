import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../testing/sample-draft.ts';
import { compareMetadata } from './compare-metadata.ts';

const TRACK = sampleTrack({ featured_artists: ['Mo'], has_lyrics: true, lyrics: 'La la' });
const before = { ...sampleDraft({ tracks: [sampleTrack(), TRACK] }), artwork: { id: 'old' } };

test('equal values before and after are no difference', () => {
  expect(compareMetadata(before, structuredClone(before))).toEqual([]);
});

test('a difference contains the field, the old and the new value', () => {
  const second = { ...TRACK, title: 'Gece', featured_artists: ['Mo', 'Su'], has_lyrics: false, lyrics: null };
  const after = { ...before, title: 'Yeni', explicit: true, artwork: { id: 'new' }, tracks: [sampleTrack(), second] };
  expect(compareMetadata(before, after)).toEqual([
    { path: 'title', before: 'Deniz', after: 'Yeni' },
    { path: 'explicit', before: 'false', after: 'true' },
    { path: 'artwork', before: 'old', after: 'new' },
    { path: 'tracks.1.title', before: 'Deniz', after: 'Gece' },
    { path: 'tracks.1.featured_artists', before: 'Mo', after: 'Mo\nSu' },
    { path: 'tracks.1.lyrics', before: 'La la', after: null },
  ]);
});

test('people in the credits are distinguished by name, role and share', () => {
  const credited = sampleTrack({
    contributors: [{ name: 'Ada', role: 'composer', share_basis_points: 10_000 }],
    performers: [{ name: 'Mo', instrument: 'bass' }],
  });
  const differences = compareMetadata({ ...before, tracks: [sampleTrack()] }, { ...before, tracks: [credited] });
  expect(differences.map(({ after }) => after)).toEqual(['Ada: composer, 100 %', 'Mo: bass']);
});

test('pages of credited artists are named by their services', () => {
  const credited_pages = [{ name: 'Mo', spotify_id: 'KCrAtflkGM53aK0iE1ld2t', apple_music_id: '1440818839' }];
  expect(compareMetadata(before, { ...before, credited_pages })).toEqual([
    { path: 'credited_pages', before: null, after: 'Mo: Spotify KCrAtflkGM53aK0iE1ld2t, Apple Music 1440818839' },
  ]);
});

test('answers about AI are compared part by part, in whatever order they were given', () => {
  const answered = sampleTrack({ ai_answers: { vocals: 'none', lyrics: 'partly' } });
  const reordered = sampleTrack({ ai_answers: { lyrics: 'partly', vocals: 'none' } });
  expect(compareMetadata({ ...before, tracks: [answered] }, { ...before, tracks: [reordered] })).toEqual([]);
  const changed = sampleTrack({ ai_answers: { lyrics: 'fully' } });
  expect(
    compareMetadata({ ...before, tracks: [answered] }, { ...before, tracks: [changed], artwork_ai: 'none' }),
  ).toEqual([
    { path: 'artwork_ai', before: null, after: 'none' },
    { path: 'tracks.0.ai_answers', before: 'vocals: none\nlyrics: partly', after: 'lyrics: fully' },
  ]);
});
