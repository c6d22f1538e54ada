import { STORE_CATEGORIES } from '@tangent/domain/catalogue/store/store.ts';
import { STORE_FORMATS } from '@tangent/domain/catalogue/store/store-format.ts';
import { STORE_CONTRACTS } from '@tangent/domain/catalogue/store/store-profile.ts';
import { SETUP_STEPS, STORE_STATES, TEST_ANSWERS } from '@tangent/domain/catalogue/store/store-state.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, instant, pageOf } from '../values.ts';

/**
 * State of the store connection: `waiting` after failures, `stopped` until staff have checked it, `paused` by staff.
 */
const CONNECTION_STATES = ['open', 'waiting', 'stopped', 'paused'] as const;

/** The onboarding deliveries of a store: when they were made, sent and answered, and what the answer was. */
const storeSetup = z.object({
  kit_made_on: calendarDate.nullable(),
  test_sent_on: calendarDate.nullable(),
  test_answered_on: calendarDate.nullable(),
  test_answer: z.enum(TEST_ANSWERS).nullable(),
});

/** A store as the back office shows it. */
const storeOverview = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(STORE_CATEGORIES),
  contract: z.enum(STORE_CONTRACTS),
  active: z.boolean(),
  ddex_party_id: z.string().nullable(),
  party_id_confirmed: z.boolean(),
  profile: z
    .object({
      version: z.number().int(),
      format: z.enum(STORE_FORMATS),
      choreography: z.string(),
      transport: z.string(),
      acknowledgement: z.string(),
      takedown_style: z.string(),
      audio: z.string(),
      image: z.string(),
      hash_algorithm: z.string(),
      acknowledge_within_hours: z.number(),
      insert_days: z.number(),
      update_days: z.number(),
    })
    .nullable(),
  counts: z.partialRecord(z.enum(DELIVERY_STATES), z.number().int()),
  overdue: z.number().int(),
  /** Files in the store's acknowledgement folder that could not be read: their number, and the name of the newest. */
  set_aside: z.object({ count: z.number().int(), newest_file: z.string().nullable() }),
  connection: z.object({
    state: z.enum(CONNECTION_STATES),
    failures: z.number().int(),
    retry_at: instant.nullable(),
    reason: z.string().nullable(),
    error_text: z.string().nullable(),
    pause_note: z.string().nullable(),
  }),
  /** Only a live store gets releases. */
  state: z.enum(STORE_STATES),
  setup: storeSetup,
  /** Its last day, once it has announced one. */
  closes_on: calendarDate.nullable(),
  /** The steps that are missing before it is live. */
  missing: z.array(z.enum(SETUP_STEPS)),
  /** Releases that wait until it is live. */
  waiting: count,
});
export type StoreOverview = z.infer<typeof storeOverview>;

export const listBackofficeStores = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/stores',
  summary: 'Lists all stores with their connections, their delivery profiles and the number of releases in each state',
  response: pageOf(storeOverview),
});

const storeParams = z.object({ id: z.string().max(60) });

export const pauseStore = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/stores/:id/pause',
  summary: 'Pauses all deliveries to a store until they are resumed',
  params: storeParams,
  body: z.object({ note: z.string().min(1).max(500) }),
  response: null,
});

export const resumeStore = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/stores/:id/resume',
  summary: 'Resumes deliveries to a store, whether its connection was paused, stopped or waiting',
  params: storeParams,
  body: z.object({}),
  response: null,
});

export const setStoreState = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/stores/:id/state',
  summary:
    'Sets how far we are with a store, and what became of its onboarding deliveries; only a live store gets releases',
  params: storeParams,
  /** The note is required while a step before the state is missing. */
  body: z.object({
    state: z.enum(STORE_STATES),
    setup: storeSetup,
    closes_on: calendarDate.nullable(),
    note: z.string().trim().min(1).max(500).nullable(),
  }),
  response: null,
});
