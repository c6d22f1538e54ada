import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { expect, test } from 'vitest';
import { findStoreChoice } from './find-store-choice.ts';

const NEW = { store_id: '', is_doubtful: false };

test.each<[SalesFileDetail['actions'][number], HoldReason[], (string | null)[], ReturnType<typeof findStoreChoice>]>([
  ['post', ['same_period'], ['spotify'], null],
  ['post', ['unknown_store'], [null], NEW],
  ['replace', ['unknown_store'], ['spotify', null], NEW],
  ['post', ['sender_mismatch'], ['spotify'], { store_id: 'spotify', is_doubtful: true }],
  ['replace', ['sender_mismatch'], ['spotify'], { store_id: 'spotify', is_doubtful: true }],
  ['post', ['sender_mismatch', 'unknown_store'], [null], { store_id: '', is_doubtful: true }],
  ['decline', ['sender_mismatch'], ['spotify'], null],
  ['reverse', [], ['spotify'], null],
])('to %s a file with the reasons %j and the stores %j the choice is %j', (action, hold_reasons, stores, choice) => {
  const statements = stores.map((store_id) => ({ store_id })) as SalesFileDetail['statements'];
  expect(findStoreChoice(action, { file: { hold_reasons }, statements, days: [] })).toEqual(choice);
  const days = stores.map((store_id) => ({ store_id })) as SalesFileDetail['days'];
  expect(findStoreChoice(action, { file: { hold_reasons }, statements: [], days })).toEqual(choice);
});
