import { FINE_DISPUTE_STATES } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { CHARGE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, id, instant, period, storeId } from '../values.ts';
import { micros, royaltyPlatform, royaltyRelease } from './royalty.ts';

/** A fine or a fee of a store, as the owner of the track bears it. */
export const royaltyCharge = z.object({
  /** Of its entry. */
  transaction_id: z.string(),
  kind: z.enum(CHARGE_KINDS),
  platform: royaltyPlatform,
  /** Without a title when the track no longer exists. */
  track: z.object({ id, title: z.string().nullable() }),
  release: royaltyRelease.nullable(),
  period,
  /** Below zero; above it the store takes a charge back. */
  amount_micros: micros,
  posted_at: instant,
  /** How much of it the store has taken back, and when. */
  returned_micros: micros,
  returned_at: instant.nullable(),
  /** The state of its dispute; null without one. */
  dispute: z.enum(FINE_DISPUTE_STATES).nullable(),
});
export type RoyaltyCharge = z.infer<typeof royaltyCharge>;

export const listRoyaltyCharges = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/charges',
  summary:
    'Lists fines and fees of stores for the tracks of the account, newest first, without those of reversed reports',
  scope: 'read_royalties',
  query: z.object({ release: id.optional(), platform: storeId.optional() }),
  response: z.object({
    /** At most 100. */
    items: z.array(royaltyCharge),
    total: count,
    /** The sum of all of them, also of those that are not listed. */
    amount_micros: micros,
  }),
});
