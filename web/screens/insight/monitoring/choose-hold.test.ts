import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { expect, test } from 'vitest';
import { chooseHold } from './hold-track.tsx';

type Track = FraudCaseDetail['tracks'][number];
const track = (title: string, flagged: boolean, removed = false): Track => ({
  track_id: title,
  title,
  flagged,
  streams: 1,
  share: 1,
  usual_share: 1,
  removal: removed
    ? { reason: 'artificial_streams', note: null, removed_at: '2027-03-01T00:00:00.000Z', confirmed: true }
    : null,
  is_removable: true,
  held_since: null,
});

test.each([
  { of: 'a single', tracks: [track('Sea', true)], track_count: 1, hold: { titles: ['Sea'], isWhole: true } },
  {
    of: 'a track of an album',
    tracks: [track('Sea', true), track('Land', false)],
    track_count: 2,
    hold: { titles: ['Sea'], isWhole: false },
  },
  {
    of: 'an album whose other tracks nobody played',
    tracks: [track('Sea', true)],
    track_count: 9,
    hold: { titles: ['Sea'], isWhole: false },
  },
  {
    of: 'the last track that the store still has',
    tracks: [track('Sea', true), track('Land', true, true)],
    track_count: 2,
    hold: { titles: ['Sea'], isWhole: true },
  },
  { of: 'a track that has left', tracks: [track('Sea', true, true), track('Land', false)], track_count: 2, hold: null },
  { of: 'figures that the store corrected', tracks: [track('Sea', false)], track_count: 1, hold: null },
])(
  '$of: the artist takes the release out of the store, or asks for the flagged tracks',
  ({ tracks, track_count, hold }) => {
    expect(chooseHold({ tracks, track_count })).toEqual(hold);
  },
);
