import { expect, test } from 'vitest';
import { fromKindNumber, isCharge, LINE_KINDS, type LineKind, parseLineKind, toKindNumber } from './line-kind.ts';

test.each<[string, LineKind | null]>([
  ['', 'sale'],
  ['  ', 'sale'],
  ['Sale', 'sale'],
  ['None', 'sale'],
  ['streams', 'sale'],
  ['RETURN', 'sale'],
  ['penalty', 'penalty'],
  ['Penalties', 'penalty'],
  ['Artificial Streaming Penalty Fee', 'penalty'],
  ['ARTIFICIAL_STREAMS', 'penalty'],
  ['Fine', 'penalty'],
  ['Fraud-adjustment', 'penalty'],
  ['stream manipulation charge', 'penalty'],
  ['fee', 'fee'],
  ['Delivery fees', 'fee'],
  ['charge_back', 'chargeback'],
  ['Chargeback fee', 'chargeback'],
  ['refunds', 'chargeback'],
  ['Correction', 'correction'],
  ['Prior period adjustment', 'correction'],
  ['restatement', 'correction'],
  ['refine', null],
  ['feed', null],
  ['bonus', null],
])('a cell with %j names a line of kind %j', (text, kind) => {
  expect(parseLineKind(text)).toBe(kind);
});

test('every kind is read by its own name, and is found again under its number', () => {
  expect(LINE_KINDS.map(parseLineKind)).toEqual(LINE_KINDS);
  expect(LINE_KINDS.map((kind) => fromKindNumber(toKindNumber(kind)))).toEqual(LINE_KINDS);
  expect(LINE_KINDS.filter(isCharge)).toEqual(['penalty', 'fee']);
});
