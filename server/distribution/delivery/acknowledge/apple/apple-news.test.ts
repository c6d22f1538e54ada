import type { BridgeReport } from '@tangent/apple/bridge/read-state.ts';
import type { TransporterStatus } from '@tangent/apple/transporter/read-status.ts';
import { expect, test } from 'vitest';
import { type ReportedAlbum, readBridgeNews, readRefusalNews, readStatusNews } from './apple-news.ts';

const INSERT: ReportedAlbum = { kind: 'insert', is_out: false, stays: false };
const OUT: ReportedAlbum = { ...INSERT, is_out: true };
const DOWN: ReportedAlbum = { ...OUT, kind: 'takedown' };

const report = (state: BridgeReport['state'], messages: BridgeReport['messages'] = []): BridgeReport => ({
  vendor_id: '5901234123457',
  package_name: '5901234123457.itmsp',
  counter: 1,
  delivery_id: null,
  metadata_md5: null,
  state,
  at: '2026-11-29T10:00:00.000Z',
  messages,
});

test.each<[BridgeReport['state'], ReportedAlbum, string | null]>([
  ['received', INSERT, null],
  ['validated', INSERT, 'received'],
  ['warning', INSERT, 'received'],
  ['queued', INSERT, 'received'],
  ['verified', OUT, 'received'],
  ['delivered', INSERT, 'received'],
  ['delivered', OUT, 'live'],
  ['delivered', DOWN, 'not_available'],
  ['verified', DOWN, 'received'],
  ['failed', OUT, 'refused'],
])('a bridge that says %s about %o means %s', (state, about, kind) => {
  expect(readBridgeNews(report(state), about).meaning?.kind ?? null).toBe(kind);
});

test('a refusal has the reason of its first error, and all sentences with their numbers', () => {
  const messages = [
    { severity: 'warning' as const, code: 'ITMS-4098', text: 'A warning' },
    { severity: 'error' as const, code: 'ITMS-9003', text: 'The artwork has 800 pixels' },
  ];
  expect(readBridgeNews(report('failed', messages), INSERT)).toEqual({
    meaning: { kind: 'refused', reason_code: 'file_not_to_specification' },
    status: 'Failed',
    text: 'ITMS-9003: The artwork has 800 pixels\nITMS-4098: A warning',
  });
});

test.each([
  [4020, 'Preorder date is not allowed on this offer', 'release_date_refused'],
  [5001, 'The element is missing', 'metadata_missing'],
  [8000, 'The XML does not match the schema', 'message_refused'],
  [4000, 'The ISRC is not valid', 'identifier_invalid'],
  [3012, 'The title is not allowed', 'metadata_refused'],
  [9000, 'The lyrics file 5901234123457_1_1.ttml is not valid', 'lyrics_refused'],
  [12_345, 'Something new', 'processing_error'],
])('ITMS-%d is refused because of %s', (number, text, reason_code) => {
  const { meaning } = readRefusalNews({ outcome: 'refused', errors: [{ number, severity: 'error', text }] });
  expect(meaning).toEqual({ kind: 'refused', reason_code });
});

const STATUS: TransporterStatus = {
  vendor_id: '5901234123457',
  apple_id: null,
  state: 'imported',
  status: 'Imported',
  on_store: [],
  ready_for_store: [],
  not_on_store: [],
};
const live = { on_store: ['US', 'TR'] };

test.each<[string, Partial<TransporterStatus>, Pick<ReportedAlbum, 'kind' | 'stays'>, string | null]>([
  ['still at work', { state: 'importing' }, INSERT, null],
  ['a failed upload', { state: 'failed' }, INSERT, 'refused'],
  ['before the release date', { ready_for_store: ['US'] }, INSERT, 'received'],
  ['in the store', live, INSERT, 'live'],
  ['a takedown that is not done', live, DOWN, 'received'],
  ['a takedown that is done', { not_on_store: ['US', 'TR'] }, DOWN, 'not_available'],
  ['a takedown of one store of two', live, { ...DOWN, stays: true }, 'not_available'],
])("Apple's status: %s", (_name, change, about, kind) => {
  expect(readStatusNews({ ...STATUS, ...change }, about).meaning?.kind ?? null).toBe(kind);
});
