import { expect, test } from 'vitest';
import { listChargeNews, type ReportedCharge } from './charge-news.ts';

/** `ana -12 t1` is a fine of 12 of the account ana for track t1; the second word may have a month: `-12@8`. */
function read(text: string): ReportedCharge[] {
  if (text === '') return [];
  return text.split(', ').map((one) => {
    const [account_id = '', amount = '', track_id = 't1'] = one.split(' ');
    const [micros = '', month = '9'] = amount.split('@');
    return { account_id, store_id: 'spotify', period: `2026-0${month}`, track_id, amount_micros: BigInt(micros) };
  });
}

test.each([
  ['a first fine', 'ana -12', '', '', ['ana fined 12 t1']],
  ['fines of two tracks are one entry, the largest first', 'ana -5 t1, ana -7 t2', '', '', ['ana fined 12 t2+t1']],
  ['two lines of one track', 'ana -5, ana -7', '', '', ['ana fined 12 t1+t1']],
  ['a fine and one that came back', 'ana -5 t1, ana 7 t2', '', '', ['ana fined 5 t1', 'ana back 7 t2']],
  [
    'months and accounts are entries of their own',
    'ana -5, ana -5@8, eva -5',
    '',
    '',
    ['ana fined 5 t1', 'ana fined 5 t1', 'eva fined 5 t1'],
  ],
  ['the same fine in a corrected report', 'ana -12', 'ana -12', 'ana -12', []],
  ['the same fine in other lines', 'ana -5, ana -7', 'ana -12', 'ana -12', []],
  ['another amount', 'ana -10', 'ana -12', 'ana -12', ['ana fined 10 t1']],
  ['one of two fines is new', 'ana -5 t1, ana -7 t2', 'ana -5 t1', 'ana -5 t1', ['ana fined 7 t2']],
  ['a fine that is gone', '', 'ana -12', 'ana -12', ['ana back 12 t1']],
  [
    'a fine that moved to another track',
    'ana -12 t2',
    'ana -12 t1',
    'ana -12 t1',
    ['ana fined 12 t2', 'ana back 12 t1'],
  ],
  ['money back that is gone', '', 'ana 12', 'ana 12', ['ana fined 12 t1']],
  ['a fine that may still be assigned', '', 'ana -12', '', []],
] as const)('%s', (_name, current, earlier, gone, expected) => {
  const news = listChargeNews(read(current), read(earlier), read(gone));
  const listed = news.map(({ is_back, amount_micros, charges }) => {
    const tracks = charges.map(({ track_id }) => track_id).join('+');
    return `${charges[0]?.account_id} ${is_back ? 'back' : 'fined'} ${amount_micros} ${tracks}`;
  });
  expect(listed).toEqual(expected);
});
