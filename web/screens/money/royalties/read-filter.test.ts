import { expect, test } from 'vitest';
import { readFilter } from './use-royalty-address.ts';

test('an address filters entries by valid filters, and anything else in it is ignored', () => {
  const track = '01a204b8-90e1-7150-bcc3-b7e581acc603';
  const read = (text: string) => readFilter(new URLSearchParams(text));
  expect(read(`view=entries&from=2026-10&to=2026-10&country=TR&track=${track}&status=paid`)).toEqual({
    from: '2026-10',
    to: '2026-10',
    country: 'TR',
    track,
    status: 'paid',
  });
  expect(read('from=2026-13&country=tr&track=1&status=open&release=&platform=&claim=x')).toEqual({});
});
