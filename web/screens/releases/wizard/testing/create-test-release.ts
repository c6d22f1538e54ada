import type { Release } from '@tangent/contract/release.ts';
import { emptyTrack } from '../draft-form.ts';

/** Creates a draft as the server returns it, with these tracks. */
export function createTestRelease(titles: readonly string[], change: Partial<Release> = {}): Release {
  return {
    id: 'release-1',
    version: 3,
    status: 'draft',
    various_artists: false,
    version_title: null,
    presave_enabled: false,
    presave_date: null,
    artist_id: 'artist-1',
    primary_artist: 'Lena Ortiz',
    title: 'Night Drive',
    release_type: 'ep',
    language: 'tr',
    primary_genre: 'electronic',
    secondary_genre: null,
    explicit: false,
    schedule: 'standard',
    release_date: '2027-01-15',
    store_ids: ['spotify', 'deezer'],
    record_label: 'Lena Ortiz',
    upc: null,
    artwork: null,
    artwork_ai: null,
    tracks: titles.map((title, index) => ({
      ...emptyTrack(`track-${index + 1}`, title, 'tr'),
      position: index + 1,
      featured_artists: [],
      contributors: [],
      performers: [],
    })),
    live_date: null,
    submitted_on: null,
    delivery_quality: null,
    expected_live: null,
    reopening: null,
    takedown: null,
    timeline: [],
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    ...change,
  };
}
