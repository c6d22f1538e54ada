import { STORE_FORMATS } from '@tangent/domain/catalogue/store/store-format.ts';
import { SOUND_ASPECTS } from '@tangent/domain/distribution/delivery/check-delivered-sound.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { DELIVERY_STATES, REPORTED_BY_HAND } from '@tangent/domain/distribution/delivery/status.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cursor, id, idParams, instant, pageOf, storeId } from '../values.ts';
import { delivery } from './delivery.ts';

const releaseName = z.object({
  id,
  title: z.string(),
  primary_artist: z.string(),
  upc: z.string().nullable(),
  status: z.string(),
});

/** A delivery as staff see it: with its release and the technical reason text. */
const deliveryOverview = delivery.extend({ release: releaseName, reason_text: z.string().nullable() });
export type DeliveryOverview = z.infer<typeof deliveryOverview>;

export const listBackofficeDeliveries = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/deliveries',
  summary: 'Lists the deliveries of all releases, most recently changed first',
  query: z.object({
    store_id: storeId.optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    /**
     * Only deliveries that need attention: refused, failed, acknowledgement overdue, or a change the store did not
     * accept.
     */
    attention: z.enum(['yes']).optional(),
    /** Title, artist, UPC or message id. */
    search: z.string().max(100).optional(),
    cursor,
  }),
  response: pageOf(deliveryOverview),
});

const attempt = z.object({
  started_at: instant,
  ended_at: instant.nullable(),
  outcome: z.enum(['delivered', 'failed', 'abandoned']).nullable(),
  error_class: z.string().nullable(),
  error_text: z.string().nullable(),
  sent_bytes: z.number().int(),
});

const packageFile = z.object({
  path: z.string(),
  size_bytes: z.number().int(),
  sha256: z.string(),
  verified_at: instant.nullable(),
});

const acknowledgement = z.object({
  file_name: z.string(),
  received_at: instant,
  outcome: z.string(),
  status: z.string().nullable(),
  proposed_action: z.string().nullable(),
  text: z.string().nullable(),
  /** Exactly as received. */
  raw: z.string(),
});

/** One message to a store with everything known about it. */
const messageOverview = z.object({
  id,
  kind: z.enum(MESSAGE_KINDS),
  state: z.enum(MESSAGE_STATES),
  sequence: z.number().int(),
  message_id: z.string(),
  batch_id: z.string(),
  format: z.enum(STORE_FORMATS),
  with_audio: z.boolean(),
  with_cover: z.boolean(),
  failed_attempts: z.number().int(),
  next_attempt_at: instant,
  created_at: instant,
  delivered_at: instant.nullable(),
  acknowledged_at: instant.nullable(),
  overdue_at: instant.nullable(),
  check_issues: z.array(z.object({ code: z.string(), severity: z.string(), path: z.string().nullable() })),
  has_xml: z.boolean(),
  attempts: z.array(attempt),
  files: z.array(packageFile),
  acknowledgement_files: z.array(acknowledgement),
});
export type MessageOverview = z.infer<typeof messageOverview>;

/** A file for stores that is not the recording that was checked; it never leaves. */
const soundFault = z.object({
  track: z.object({ position: z.number().int(), title: z.string() }),
  /** Its form, such as `flac-24-96000`. */
  variant: z.string(),
  found_at: instant,
  differences: z.array(
    z.object({
      what: z.enum(SOUND_ASPECTS),
      expected: z.union([z.number(), z.string()]).nullable(),
      measured: z.union([z.number(), z.string()]).nullable(),
      tolerance: z.number(),
    }),
  ),
});
export type SoundFault = z.infer<typeof soundFault>;

export const getBackofficeDelivery = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/deliveries/:id',
  summary:
    'Returns one delivery with all its messages, attempts, files and acknowledgements, and the sound that must not leave',
  params: idParams,
  response: z.object({
    delivery: deliveryOverview,
    messages: z.array(messageOverview),
    /** The files of the newest message that must not leave, in the order of the tracks. */
    sound_faults: z.array(soundFault),
    /** Where staff ask for another file. */
    owner_email: z.string(),
  }),
});

export const getMessageXml = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/messages/:id',
  summary: 'Returns the exact text of a message',
  params: idParams,
  response: z.object({ message_id: z.string(), xml: z.string(), xml_sha256: z.string() }),
});

export const resendDelivery = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/deliveries/:id/resend',
  summary: 'Sends a release to a store once more, with or without its files',
  params: idParams,
  body: z.object({ with_files: z.boolean() }),
  response: delivery,
});

export const markDelivery = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/deliveries/:id/mark',
  summary: 'Records the outcome of a manual delivery',
  params: idParams,
  body: z.object({ state: z.enum(REPORTED_BY_HAND) }),
  response: delivery,
});
