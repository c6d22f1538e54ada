import { expect, test } from 'vitest';
import { CAPABILITIES, type Capability, can } from '../../money/plan/capability.ts';
import { sampleDraft, sampleTrack } from '../../testing/sample-draft.ts';
import type { Draft, DraftTrack } from './draft.ts';
import { findNewPaidFeatures, type IdentifiedDraft } from './new-paid-features.ts';
import { findPaidFeatures } from './paid-features.ts';

const found = (draft: Draft) => findPaidFeatures(draft, { premium_store_ids: ['anghami'] });
const inTrack = (change: Partial<DraftTrack>) => sampleDraft({ tracks: [sampleTrack(change)] });

test('[S6-004] [S6-010] [S6-016] a single with one track, its title, credits and plain lyrics needs no paid plan', () => {
  const track = sampleTrack({
    version_type: 'remix',
    version_title: 'Radio Edit',
    explicit: true,
    has_lyrics: true,
    lyrics: 'la la',
    contributors: [{ name: 'Ada Yıldız', role: 'writer', share_basis_points: 10_000 }],
    performers: [{ name: 'Ada', instrument: 'vocals' }],
  });
  expect(found(sampleDraft({ tracks: [track], version_title: 'Live', explicit: true }))).toEqual([]);
  expect(found(inTrack({ artist: ' ', isrc: '' }))).toEqual([]);
});

test.each<[Capability, string, Draft]>([
  ['multi_track', 'release_type', sampleDraft({ release_type: 'ep' })],
  ['multi_track', 'tracks', sampleDraft({ tracks: [sampleTrack(), sampleTrack()] })],
  ['secondary_genre', 'secondary_genre', sampleDraft({ secondary_genre: 'jazz' })],
  ['record_label', 'record_label', sampleDraft({ record_label: 'Kıyı Plak' })],
  ['own_upc', 'upc', sampleDraft({ upc: '036000291452' })],
  ['premium_stores', 'store_ids', sampleDraft({ store_ids: ['spotify', 'anghami'] })],
  ['priority_schedule', 'schedule', sampleDraft({ schedule: 'priority' })],
  ['express_schedule', 'schedule', sampleDraft({ schedule: 'express' })],
  ['presave', 'presave_enabled', sampleDraft({ presave_enabled: true })],
  ['track_artist', 'tracks.0.artist', inTrack({ artist: 'Deniz Su' })],
  ['featured_artists', 'tracks.0.featured_artists', inTrack({ featured_artists: ['Deniz Su'] })],
  ['track_genre', 'tracks.0.genre', inTrack({ genre: 'folk' })],
  ['own_isrc', 'tracks.0.isrc', inTrack({ isrc: 'TRABC2600001' })],
  ['composer', 'tracks.0.composer_name', inTrack({ composer_name: 'Ada Yıldız' })],
  ['composer', 'tracks.0.composer_spotify_uri', inTrack({ composer_spotify_uri: 'spotify:artist:x' })],
  ['synchronized_lyrics', 'tracks.0.lyrics_synchronized', inTrack({ lyrics_synchronized: true })],
])(
  '[S6-005] [S6-011] [S6-012] [S6-013] [S6-014] [S6-015] [S6-017] [S6-018] %s at %s is for paid plans',
  (capability, path, draft) => {
    expect(found(draft)).toEqual([{ capability, path }]);
    expect([can('free', capability), can('pro', capability), can('advanced', capability)]).toEqual([false, true, true]);
    expect(CAPABILITIES[capability][0]).toBe('pro');
  },
);

const saved = (change: Partial<Draft>, ...tracks: (Partial<DraftTrack> & { id: string })[]): IdentifiedDraft => ({
  ...sampleDraft(change),
  tracks: tracks.map(({ id, ...fields }) => ({ ...sampleTrack(fields), id })),
});
const A = { id: 'a', featured_artists: ['Bir', 'İki'], isrc: 'TRABC2600001' };
const B = { id: 'b', genre: 'folk' } as const;
const BEFORE = saved({ release_type: 'ep', schedule: 'express' }, A, B);
const added = (after: IdentifiedDraft, before: IdentifiedDraft | null = BEFORE) =>
  findNewPaidFeatures(before, after).map(({ path }) => path);

test('features allowed by an earlier plan may stay, move and be reduced', () => {
  expect(added(BEFORE)).toEqual([]);
  expect(added(saved({ release_type: 'ep', title: 'Other' }, B, A))).toEqual([]);
  expect(added(saved({}, { ...A, featured_artists: ['İki'], isrc: null }))).toEqual([]);
});

test('new and changed features are reported at their current position', () => {
  expect(added(saved({ release_type: 'album', schedule: 'express' }, A, B))).toEqual(['release_type']);
  expect(added(saved({ release_type: 'ep' }, B, { ...A, isrc: 'TRABC2600002' }))).toEqual(['tracks.1.isrc']);
  expect(added(saved({}, { ...A, featured_artists: ['Bir', 'Üç'] }))).toEqual(['tracks.0.featured_artists']);
  expect(added(saved({}, A, B, { id: 'c' }))).toEqual(['tracks']);
  // Another track does not inherit what the previous track at its position was allowed.
  expect(added(saved({}, { ...B, isrc: 'TRABC2600001' }))).toEqual(['tracks.0.isrc']);
  expect(added(BEFORE, null)).toHaveLength(6);
});
