import { expect, test } from 'vitest';
import { checkDiscs, numberWithinDiscs, startDisc, straightenDiscs } from './discs.ts';

const on = (...discs: number[]) => discs.map((disc_number) => ({ disc_number }));

test('tracks are numbered within their disc', () => {
  const positions = numberWithinDiscs(on(1, 1, 2, 2)).map(({ disc, number }) => `${disc}-${number}`);
  expect(positions).toEqual(['1-1', '1-2', '2-1', '2-2']);
});

test.each([
  ['album', [1, 1, 2, 3], []],
  ['compilation', [1, 2, 2], []],
  ['ep', [1, 1], []],
  ['album', [2, 2], ['tracks.0.disc_number disc_order']],
  ['album', [1, 3], ['tracks.1.disc_number disc_order']],
  ['album', [1, 2, 1], ['tracks.2.disc_number disc_order']],
  ['ep', [1, 2], ['tracks.1.disc_number disc_of_album']],
] as const)('an %s with tracks on the discs %j has the issues %j', (type, discs, issues) => {
  expect(checkDiscs(type, on(...discs)).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});

test('a disc starts at a track and takes the later ones with it, or is joined to the one before', () => {
  const discs = (tracks: readonly { disc_number: number }[]) => tracks.map(({ disc_number }) => disc_number);
  expect(discs(startDisc(on(1, 1, 1, 2), 1, true))).toEqual([1, 2, 2, 3]);
  expect(discs(startDisc(on(1, 2, 2, 3), 1, false))).toEqual([1, 1, 1, 2]);
  expect(discs(straightenDiscs(on(2, 1, 3)))).toEqual([1, 1, 2]);
});
