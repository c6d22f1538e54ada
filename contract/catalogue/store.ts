import { STORE_STARTS } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { STORE_CATEGORIES } from '@tangent/domain/catalogue/store/store.ts';
import { STORE_FORMATS } from '@tangent/domain/catalogue/store/store-format.ts';
import { STORE_LYRICS } from '@tangent/domain/catalogue/store/store-lyrics.ts';
import { STORE_CONTRACTS } from '@tangent/domain/catalogue/store/store-profile.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, pageOf } from '../values.ts';

const store = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(STORE_CATEGORIES),
  premium: z.boolean(),
  /**
   * Whether deliveries to this store are active; a store that is not connected may be chosen, but nothing is sent to
   * it.
   */
  connected: z.boolean(),
  contract: z.enum(STORE_CONTRACTS),
  /** Whether it takes releases; one that is being set up may be chosen, and gets them once it is live. */
  is_live: z.boolean(),
  /** The last day on which it is open, if it has announced one; a release of a later date does not go there. */
  closes_on: calendarDate.nullable(),
  /** The form in which it receives releases: Apple's own package, or a message of one version of DDEX's ERN; null while it has no profile. */
  format: z.enum(STORE_FORMATS).nullable(),
  /** The starts of a release that the store can take. */
  starts: z.enum(STORE_STARTS),
  /** Whether it claims recordings in other people's uploads. */
  claims: z.boolean(),
  /** Whether it takes the start of the preview. */
  takes_clip_start: z.boolean(),
  /** Whether it sells releases before their date. */
  takes_pre_orders: z.boolean(),
  /** How it shows lyrics: not at all, as text, or in time with the music. */
  lyrics: z.enum(STORE_LYRICS),
});
export type Store = z.infer<typeof store>;

export const listStores = defineCall({
  method: 'GET',
  path: '/v1/api/stores',
  summary: 'Lists the stores a release can go to',
  scope: 'read_releases',
  response: pageOf(store),
});
