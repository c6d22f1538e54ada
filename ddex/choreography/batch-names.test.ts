import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildAckPath,
  buildAudioPath,
  buildBatchCompleteName,
  buildBatchFolder,
  buildBatchId,
  buildCoverPath,
  buildMessagePath,
  buildResourcePath,
  parseAckPath,
  parseBatchFolder,
} from './batch-names.ts';

const BATCH = '20260201093000123';
const UPC = '085001234562';

test('the paths of a batch follow the batch profile of DDEX', () => {
  expect(buildBatchId(new Date('2026-02-01T09:30:00.123Z'))).toBe(BATCH);
  expect(buildBatchFolder(BATCH, null)).toBe(BATCH);
  expect(buildBatchFolder(BATCH, 'priority')).toBe(`P_${BATCH}`);
  expect(buildBatchFolder(BATCH, 'normal')).toBe(`N_${BATCH}`);
  expect(buildMessagePath(UPC)).toBe(`${UPC}/${UPC}.xml`);
  expect(buildResourcePath(UPC, buildAudioPath(UPC, 1, 7, 'flac'))).toBe(`${UPC}/resources/${UPC}_01_007.flac`);
  expect(buildCoverPath(UPC, 'jpg')).toBe(`resources/${UPC}.jpg`);
  expect(buildBatchCompleteName(BATCH)).toBe(`BatchComplete_${BATCH}.xml`);
  expect(buildAckPath(BATCH, UPC)).toBe(`acknowledgements/ACK_${BATCH}_${UPC}.xml`);
});

test('the name of a batch folder reads back, with and without its prefix', () => {
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.constantFrom('priority', 'normal', null), (createdAt, priority) => {
      const batch_id = buildBatchId(createdAt);
      expect(parseBatchFolder(buildBatchFolder(batch_id, priority))).toEqual({ batch_id, priority });
    }),
  );
});

test('batches sort by time', () => {
  const [early, late] = [new Date('2026-02-01T09:30:00.123Z'), new Date('2026-02-01T09:30:00.124Z')];
  expect(buildBatchId(early) < buildBatchId(late)).toBe(true);
});

test.each(['acknowledgements', 'X_20260201093000123', '2026020109300012', '..'])(
  '"%s" is not a batch folder',
  (name) => {
    expect(parseBatchFolder(name)).toBeNull();
  },
);

test('the name of an acknowledgement contains its batch and release, even for a later one', () => {
  const named = { batch_id: BATCH, icpn: UPC };
  expect(parseAckPath(buildAckPath(BATCH, UPC))).toEqual(named);
  expect(parseAckPath(`ACK_${BATCH}_${UPC}_2.xml`)).toEqual(named);
  expect(parseAckPath(`ACK_P_${UPC}_${BATCH}.xml`)).toEqual(named);
  expect(parseAckPath(`acknowledgements/ACK_${UPC}_${BATCH}_3.xml`)).toEqual(named);
  expect(parseAckPath(`ACK_${BATCH}_${UPC}.xml.part`)).toBeNull();
  expect(parseAckPath('readme.txt')).toBeNull();
});
