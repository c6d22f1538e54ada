import { expect, test } from 'vitest';
import { checkInstantTracks, findInstantTracks } from './instant-tracks.ts';

const [NOW, LATER] = [{ is_instant: true }, { is_instant: false }];

test('customers who pre-order get the chosen tracks at once, in their order', () => {
  expect(findInstantTracks([LATER, NOW, NOW])).toEqual([2, 3]);
  expect(findInstantTracks([LATER, LATER])).toEqual([]);
});

test('a release of one track has none, and a pre-order leaves one for the release date', () => {
  expect(findInstantTracks([NOW])).toEqual([]);
  const check = (tracks: readonly { is_instant: boolean }[], presave_enabled = true) =>
    checkInstantTracks({ presave_enabled, tracks });
  expect(check([NOW, NOW])).toEqual([{ code: 'instant_tracks_all', path: 'instant_tracks' }]);
  expect([check([NOW, LATER]), check([NOW]), check([NOW, NOW], false)]).toEqual([[], [], []]);
});
