import { expect, test } from 'vitest';
import { type ArtworkAdviceCode, type ArtworkProperties, adviseArtwork } from './artwork-advice.ts';

const FINE: ArtworkProperties = {
  width_px: 3000,
  true_side_px: 3000,
  has_border: false,
  had_transparency: false,
  colour_space: 'srgb',
  bits_per_channel: 8,
  had_rotation: false,
  similar_release_ids: [],
};

test.each<[string, Partial<ArtworkProperties>, ArtworkAdviceCode[]]>([
  ['sharp and large', {}, []],
  ['without an edge to measure', { true_side_px: null }, []],
  ['a little soft, as photographs are', { true_side_px: 2200 }, []],
  ['enlarged from a third', { true_side_px: 1000 }, ['enlarged']],
  ['blurred', { true_side_px: 260 }, ['blurred']],
  ['of 2999 px', { width_px: 2999, true_side_px: 2999 }, ['small']],
  ['of 1500 px and enlarged', { width_px: 1500, true_side_px: 600 }, ['enlarged', 'small']],
  ['framed', { has_border: true }, ['border']],
  ['in print colours', { colour_space: 'cmyk' }, ['print_colours']],
  ['in wide colours', { colour_space: 'wide' }, ['wide_colours']],
  ['in HDR', { colour_space: 'hdr' }, ['hdr_colours']],
  ['in grey', { colour_space: 'grey' }, []],
  [
    'transparent, deep and turned',
    { had_transparency: true, bits_per_channel: 16, had_rotation: true },
    ['transparency', 'deep_colours', 'rotation'],
  ],
  ['used for another release', { similar_release_ids: ['r1', 'r2'] }, ['reused']],
  ['like the last cover of its own release', { similar_release_ids: ['own'] }, []],
])('artwork that is %s gets the right advice', (_name, artwork, codes) => {
  expect(adviseArtwork({ ...FINE, ...artwork }, 'own').map(({ code }) => code)).toEqual(codes);
});

test('advice contains the sizes and the store rule behind it', () => {
  expect(adviseArtwork({ ...FINE, width_px: 2000, true_side_px: 900 })).toEqual([
    { code: 'enlarged', rule: 'R11', severity: 'warning', params: { side: 2000, true_side: 900 } },
    { code: 'small', rule: 'R1', severity: 'warning', params: { side: 2000, min: 3000 } },
  ]);
  const [reused] = adviseArtwork({ ...FINE, similar_release_ids: ['own', 'a', 'b'] }, 'own');
  expect(reused?.params).toEqual({ count: 2 });
});
