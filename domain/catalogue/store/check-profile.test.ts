import { expect, test } from 'vitest';
import { checkContract, checkProfile } from './check-profile.ts';
import type { StoreProfile } from './store-profile.ts';

const SFTP = { kind: 'sftp', url: null, username: 'store' } as const;
const GOOD: StoreProfile = {
  ern_version: '43',
  choreography: 'batch',
  folder_prefix: false,
  batch_complete: 'manifest',
  transport: SFTP,
  hash_algorithm: 'SHA-256',
  deals_on: 'release_and_tracks',
  takes_pre_orders: false,
  audio: { codec: 'FLAC', max_bits: 24, max_sample_rate_hz: 192_000 },
  image: { format: 'JPEG', max_side_px: 3000 },
  deals: [{ model: 'subscription', use_types: ['on_demand_stream'] }],
  takes_lyrics: false,
  compilation_style: 'flag',
  takedown_style: 'no_deals',
  acknowledgement: 'ern_c_sftp_18',
  acknowledge_within_hours: 24,
  service_days: { insert: 5, update: 2 },
  lead_time: { unit: 'days', safe: 7, least: 3 },
};

/** Apple's package by SFTP to a bridge. */
const BRIDGE = { choreography: 'apple_package', hash_algorithm: 'MD5', acknowledgement: 'apple_bridge' } as const;

test.each<[string, Partial<StoreProfile>]>([
  ['messages of DDEX', {}],
  ["Apple's package to a bridge", BRIDGE],
  [
    "Apple's package by Transporter",
    { ...BRIDGE, transport: { kind: 'transporter' }, acknowledgement: 'apple_transporter' },
  ],
])('a consistent profile has no issues: %s', (_name, change) => {
  expect(checkProfile({ ...GOOD, ...change })).toEqual([]);
});

test.each<[Partial<StoreProfile>, string]>([
  [{ lyrics_only: true }, 'lyrics_partner_without_lyrics'],
  [{ content: 'recordings' }, 'recordings_alone_version'],
  [{ content: 'recordings', ern_version: '382', takes_lyrics: true }, 'recordings_alone_lyrics'],
  [
    {
      content: 'recordings',
      ern_version: '382',
      takes_pre_orders: true,
      deals: [{ model: 'pay_as_you_go', use_types: ['permanent_download'] }],
    },
    'recordings_alone_pre_orders',
  ],
  [{ release_types: ['single', 'classical_album'] }, 'release_types_missing'],
  [{ takes_pre_orders: true }, 'pre_order_without_sale'],
  [{ deals: [] }, 'required'],
  [{ transport: { ...SFTP, username: '' } }, 'required'],
  [{ transport: { kind: 's3', url: null, bucket: '', prefix: '' } }, 'required'],
  [{ transport: { kind: 'folder', folder: 'store' } }, 'nobody_answers'],
  [{ image: { format: 'PNG', max_side_px: 600 } }, 'cover_too_small'],
  [{ lead_time: { unit: 'days', safe: 2, least: 3 } }, 'lead_time_reversed'],
  [{ acknowledge_within_hours: 0 }, 'not_positive'],
  [{ acknowledgement: 'apple_bridge' }, 'acknowledgement_of_another_way'],
  [{ ...BRIDGE, acknowledgement: 'ern_c_15' }, 'acknowledgement_of_another_way'],
  [{ ...BRIDGE, transport: { kind: 'transporter' } }, 'acknowledgement_of_another_way'],
  [{ transport: { kind: 'transporter' } }, 'transporter_without_package'],
  [{ ...BRIDGE, hash_algorithm: 'SHA-256' }, 'package_needs_md5'],
])('%j has the issue %s', (change, code) => {
  expect(checkProfile({ ...GOOD, ...change }).map((issue) => issue.code)).toEqual([code]);
});

test('only a store with a published id and its own address can have a signed contract', () => {
  const real = { ...GOOD, transport: { ...SFTP, url: 'sftp://ingest.store.example' } };
  const signed = { contract: 'signed', party_id_confirmed: true } as const;
  const codes = (...args: Parameters<typeof checkContract>) => checkContract(...args).map(({ code }) => code);
  expect(codes(signed, real)).toEqual([]);
  expect(codes(signed, GOOD)).toEqual(['address_missing']);
  expect(codes({ ...signed, party_id_confirmed: false }, real)).toEqual(['party_id_unconfirmed']);
  expect(codes({ ...signed, contract: 'sandbox' }, GOOD)).toEqual([]);
  expect(codes({ ...signed, contract: 'manual' }, GOOD)).toEqual(['contract_and_transport']);
  const apple = { ...GOOD, ...BRIDGE, transport: { kind: 'transporter' } } as const;
  expect(codes({ ...signed, party_id_confirmed: false }, apple)).toEqual([]);
});
