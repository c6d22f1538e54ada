import { STORE_STARTS } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { LYRICS_FORMATS } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { STORE_RELEASE_TYPES, type StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { z } from 'zod';

const days = z.number().int();
const bounded = z.string().min(1).max(200);
const address = z.url().nullable();
const fingerprint = z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/);

const transport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sftp'),
    url: address,
    username: bounded,
    host_key_sha256: fingerprint.optional(),
  }),
  z.strictObject({ kind: z.literal('s3'), url: address, bucket: bounded, prefix: z.string().max(200) }),
  z.strictObject({ kind: z.literal('transporter') }),
  z.strictObject({ kind: z.literal('folder'), folder: bounded.regex(/^[a-z0-9-]+$/) }),
]);

/** The profile of a store as an operator submits it: every field is required, unknown fields are refused. */
export const storeProfile = z.strictObject({
  ern_version: z.enum(['43', '432', '382']),
  choreography: z.enum(['batch', 'release_by_release', 'apple_package']),
  folder_prefix: z.boolean(),
  batch_complete: z.enum(['manifest', 'empty']),
  transport,
  sent_on_behalf_of: z.strictObject({ party_id: bounded, name: bounded }).optional(),
  other_recipients: z.array(z.strictObject({ party_id: bounded, name: bounded })),
  hash_algorithm: z.enum(['SHA-256', 'SHA1', 'MD5']),
  audio: z.strictObject({
    codec: z.enum(['FLAC', 'PCM']),
    max_bits: z.literal([16, 24]),
    max_sample_rate_hz: z.literal([44_100, 48_000, 96_000, 192_000]),
  }),
  image: z.strictObject({ format: z.enum(['JPEG', 'PNG']), max_side_px: z.number().int() }),
  deals: z.array(z.strictObject({ model: bounded, use_types: z.array(bounded) })),
  deals_on: z.enum(['release_and_tracks', 'tracks']),
  takes_pre_orders: z.boolean(),
  takes_lyrics: z.boolean(),
  timed_lyrics: z.enum(LYRICS_FORMATS),
  lyrics_only: z.boolean(),
  takes_clip_start: z.boolean(),
  takes_release_credits: z.boolean(),
  takes_artist_key: z.boolean(),
  release_types: z.array(z.enum(STORE_RELEASE_TYPES)),
  content: z.enum(['release', 'recordings']),
  compilation_style: z.enum(['flag', 'user_defined']),
  takedown_style: z.enum(['no_deals', 'end_date', 'purge']),
  price_tiers: z.strictObject({ album: z.number().int(), track: z.number().int() }).optional(),
  acknowledgement: z.enum(['ern_c_sftp_18', 'ern_c_15', 'apple_bridge', 'apple_transporter', 'none']),
  acknowledge_within_hours: z.number().int(),
  service_days: z.strictObject({ insert: days, update: days }),
  starts: z.enum(STORE_STARTS),
  lead_time: z.strictObject({ unit: z.enum(['days', 'business_days']), safe: days, least: days }),
}) satisfies z.ZodType<StoreProfile>;
