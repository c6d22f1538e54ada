import { expect, test } from 'vitest';
import type { ReleasedTrack } from './find-recordings.ts';
import { matchCodes } from './match-codes.ts';

const ISRC = 'QZTNG2600001';
const UPC = '00999990000017';
const OTHER_UPC = '00999990000024';

let count = 0;
function track(account_id: string, change: Partial<ReleasedTrack> = {}): ReleasedTrack {
  count += 1;
  const release_id = `${account_id}-release`;
  return { track_id: `track-${count}`, release_id, account_id, isrc: ISRC, upc: UPC, is_closed: false, ...change };
}
const [ours, second, rival] = [track('ada'), track('ada'), track('ben')];
const elsewhere = track('ben', { upc: OTHER_UPC });
const erased = track('eve', { is_closed: true });
const many = (length: number) => Array.from({ length }, () => track('ada'));

test.each([
  ['both codes identify one of two owners', { isrc: ISRC, upc: UPC }, [elsewhere, ours], [], [ours]],
  ['an ISRC alone, of one owner', { isrc: ISRC, upc: null }, [ours, second], [], [ours]],
  ['an ISRC with a product code that we do not have', { isrc: ISRC, upc: '00000000000000' }, [ours], [], [ours]],
  ['an ISRC of two owners', { isrc: ISRC, upc: null }, [ours, elsewhere], [], 'ambiguous'],
  ['both codes, and two owners have both', { isrc: ISRC, upc: UPC }, [ours, rival], [], 'ambiguous'],
  ['an unknown ISRC with a product code of ours', { isrc: ISRC, upc: UPC }, [], [ours], 'unknown_recording'],
  ['a whole product', { isrc: null, upc: UPC }, [], [ours, second], [ours, second]],
  ['a product code of two owners', { isrc: null, upc: UPC }, [], [ours, rival], 'ambiguous'],
  ['an unknown product', { isrc: null, upc: UPC }, [], [], 'unknown_recording'],
  ['no codes', { isrc: null, upc: null }, [], [], 'no_codes'],
  ['a recording of an erased account', { isrc: ISRC, upc: UPC }, [erased], [], 'closed_account'],
] as const)('a line of a report: %s', (_name, codes, byIsrc, byUpc, expected) => {
  expect(matchCodes(codes, byIsrc, byUpc)).toEqual(expected);
});

test('a product is divided among 256 tracks at most', () => {
  const match = (length: number) => matchCodes({ isrc: null, upc: UPC }, [], many(length));
  expect(match(256)).toHaveLength(256);
  expect(match(257)).toBe('ambiguous');
});
