import { TRACK_REMOVAL_REASONS } from '@tangent/domain/catalogue/release/track-removal.ts';
import { STORE_CONTRACTS } from '@tangent/domain/catalogue/store/store-profile.ts';
import { LYRICS_STATES } from '@tangent/domain/distribution/delivery/lyrics-state.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { PAGE_STATES } from '@tangent/domain/distribution/delivery/page-check.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, id, idParams, instant, pageOf } from '../values.ts';

/** Why and since when one track is not at a store. `confirmed`: the store has accepted the update without it. */
export const trackRemoval = z.object({
  reason: z.enum(TRACK_REMOVAL_REASONS),
  /** For the artist. */
  note: z.string().nullable(),
  removed_at: instant,
  confirmed: z.boolean(),
});

/** The state of a release at one store, since when, and why. */
export const delivery = z.object({
  id,
  store_id: z.string(),
  store_name: z.string(),
  /** The last day of the store, if it has announced one: the release leaves it then. */
  closes_on: calendarDate.nullable(),
  /**
   * Only a signed contract makes a release truly live at a store; everything else is shown as a test or as manual work.
   */
  contract: z.enum(STORE_CONTRACTS),
  state: z.enum(DELIVERY_STATES),
  changed_at: instant,
  /** Why a store refused or why sending failed: a code with a label in the texts. */
  reason_code: z.string().nullable(),
  attempts: z.number().int(),
  next_attempt_at: instant.nullable(),
  live_at: instant.nullable(),
  removed_at: instant.nullable(),
  /** The newest message to the store: its purpose and its progress. Null before the first one. */
  message: z
    .object({
      kind: z.enum(MESSAGE_KINDS),
      state: z.enum(MESSAGE_STATES),
      /** When the whole package had reached the store. */
      delivered_at: instant.nullable(),
      acknowledged_at: instant.nullable(),
      /** The acknowledgement of the store is overdue. */
      overdue: z.boolean(),
    })
    .nullable(),
  /** The tracks that left this store while the rest of the release stays. */
  removed_tracks: z.array(trackRemoval.extend({ track_id: id, title: z.string() })),
  /** On whose artist pages the release stands there, by the last daily check; null where that is not known. */
  page_check: z
    .object({
      state: z.enum(PAGE_STATES),
      /** The main artist that it is about, and the id of the right page. */
      artist: z.string(),
      expected_id: z.string(),
      /** The page on which it stands instead. */
      found: z.object({ id: z.string(), name: z.string() }).nullable(),
      checked_at: instant,
      requested_at: instant.nullable(),
    })
    .nullable(),
  /** The lyrics at the store, and why it refused them, in its own words; null if it has none. */
  lyrics: z.object({ state: z.enum(LYRICS_STATES), reason: z.string().nullable() }).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id/deliveries',
  summary: 'Lists the stores of a release with state and time',
  scope: 'read_releases',
  params: idParams,
  response: pageOf(delivery),
});
