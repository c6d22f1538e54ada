import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBatchFolder, buildBatchId, parseBatchFolder } from './batch-names.ts';
import { buildReleaseFolder, buildReleaseMessageName, parseReleaseFolder } from './release-names.ts';

const BATCH = '20260201093000123';
const UPC = '085001234562';

test('the paths of a single release follow the release-by-release profile of DDEX', () => {
  expect(buildReleaseFolder(UPC, BATCH, null)).toBe(`${UPC}_${BATCH}`);
  expect(buildReleaseFolder(UPC, BATCH, 'priority')).toBe(`P_${UPC}_${BATCH}`);
  expect(buildReleaseFolder(UPC, BATCH, 'normal')).toBe(`N_${UPC}_${BATCH}`);
  expect(buildReleaseMessageName(UPC)).toBe(`${UPC}.xml`);
});

test('the name of a release folder reads back, with and without its prefix', () => {
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const icpn = fc.constantFrom(UPC, '4006381333931', '12345670', '10012345678902');
  fc.assert(
    fc.property(date, icpn, fc.constantFrom('priority', 'normal', null), (createdAt, code, priority) => {
      const batch_id = buildBatchId(createdAt);
      const name = buildReleaseFolder(code, batch_id, priority);
      expect(parseReleaseFolder(name)).toEqual({ icpn: code, batch_id, priority });
      expect(parseBatchFolder(name)).toBeNull();
      expect(parseReleaseFolder(buildBatchFolder(batch_id, priority))).toBeNull();
    }),
  );
});

test.each(['acknowledgements', `X_${UPC}_${BATCH}`, UPC, `${UPC}_2026`, `../${UPC}_${BATCH}`])(
  '"%s" is not a release folder',
  (name) => {
    expect(parseReleaseFolder(name)).toBeNull();
  },
);
