import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTransactionId, type LinePosition, parseTransactionId } from './transaction-id.ts';

const linePosition: fc.Arbitrary<LinePosition> = fc.record({
  file_no: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
  line_no: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  part: fc.integer({ min: 0, max: 255 }),
});

test('[S3-088] every line of every file has its own transaction id, which decodes to the line', () => {
  fc.assert(
    fc.property(linePosition, (one) => {
      const id = buildTransactionId(one);
      expect(id).toMatch(/^TX-[0-9A-HJKMNP-TV-Z]{12}$/);
      expect(parseTransactionId(id)).toEqual(one);
      expect(parseTransactionId(id.toLowerCase().replace('-', ' ').replace(' ', ''))).toEqual(one);
    }),
    { numRuns: 1_000 },
  );
  const lines = Array.from({ length: 20_000 }, (_, line_no) => buildTransactionId({ file_no: 7, line_no, part: 0 }));
  expect(new Set(lines).size).toBe(lines.length);
});

test('an invalid transaction id is not decoded', () => {
  for (const text of [
    '',
    'TX-',
    'TX-00000000000',
    'TX-0000000000000',
    'TX-00000000000I',
    'AB-000000000000',
    "TX-' or 1=1",
  ])
    expect(parseTransactionId(text)).toBeNull();
  expect(() => buildTransactionId({ file_no: 2 ** 20, line_no: 1, part: 0 })).toThrow();
});
