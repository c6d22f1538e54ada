import type { Issue } from '../../issue.ts';
import { takesApplePackage } from './store-format.ts';
import type { StoreContract, StoreProfile } from './store-profile.ts';

/** Stores that publish a minimum refuse artwork with a side below this. */
const SMALLEST_COVER_PX = 1400;

/**
 * Checks the profile of a store for contradictions (docs/standards/delivery.md): a partner for lyrics takes them, a
 * store cannot sell under terms it does not have, and recordings alone have neither lyrics nor pre-orders, and one
 * version of ERN.
 */
export function checkProfile(profile: StoreProfile): Issue[] {
  const isAlone = profile.content === 'recordings';
  const types: readonly string[] = profile.release_types ?? ['single', 'album'];
  return [
    ...checkTransport(profile),
    ...checkApple(profile),
    ...checkTerms(profile),
    ...when(isAlone && profile.ern_version !== '382', 'recordings_alone_version', 'content'),
    ...when(isAlone && profile.takes_lyrics, 'recordings_alone_lyrics', 'takes_lyrics'),
    ...when(isAlone && profile.takes_pre_orders, 'recordings_alone_pre_orders', 'takes_pre_orders'),
    ...when(!['single', 'album'].every((type) => types.includes(type)), 'release_types_missing', 'release_types'),
    ...when(profile.lyrics_only === true && !profile.takes_lyrics, 'lyrics_partner_without_lyrics', 'takes_lyrics'),
    ...when(profile.image.max_side_px < SMALLEST_COVER_PX, 'cover_too_small', 'image.max_side_px'),
    ...when(profile.lead_time.least > profile.lead_time.safe, 'lead_time_reversed', 'lead_time'),
    ...when(profile.acknowledge_within_hours <= 0, 'not_positive', 'acknowledge_within_hours'),
    ...when(profile.service_days.insert <= 0, 'not_positive', 'service_days.insert'),
    ...when(profile.service_days.update <= 0, 'not_positive', 'service_days.update'),
  ];
}

/**
 * Checks whether a store meets the conditions of its contract: a signed contract requires a published id and the
 * store's own address. Without an address deliveries go to the sandbox, and manual deliveries are never acknowledged
 * (A-097).
 */
export function checkContract(
  store: { readonly contract: StoreContract; readonly party_id_confirmed: boolean },
  profile: StoreProfile,
): Issue[] {
  const { transport } = profile;
  const isFolder = transport.kind === 'folder';
  // The account at Apple is in the settings, where a missing one is an error.
  const hasOwnAddress = isFolder || transport.kind === 'transporter' || transport.url !== null;
  const isManual = store.contract === 'manual';
  const isSigned = store.contract === 'signed';
  return [
    ...when(isFolder !== isManual, 'contract_and_transport', 'contract'),
    // Apple knows us by the name of our account.
    ...when(isSigned && !takesApplePackage(profile) && !store.party_id_confirmed, 'party_id_unconfirmed', 'contract'),
    ...when(isSigned && !hasOwnAddress, 'address_missing', 'transport.url'),
  ];
}

function checkTransport({ transport, acknowledgement }: StoreProfile): Issue[] {
  const name = { sftp: 'username', s3: 'bucket', folder: 'folder', transporter: 'kind' } as const;
  const values = transport as unknown as Record<string, string>;
  const path = name[transport.kind];
  return [
    ...when(!values[path], 'required', `transport.${path}`),
    // Manual deliveries are never acknowledged.
    ...when(transport.kind === 'folder' && acknowledgement !== 'none', 'nobody_answers', 'acknowledgement'),
  ];
}

/** An Apple package goes by Transporter, or by SFTP to a bridge, and each has its own way to tell a state. */
function checkApple({ choreography, transport, acknowledgement, hash_algorithm }: StoreProfile): Issue[] {
  const isPackage = choreography === 'apple_package';
  const expected = { transporter: 'apple_transporter', sftp: 'apple_bridge', folder: 'none', s3: null }[transport.kind];
  const isApples = acknowledgement === 'apple_transporter' || acknowledgement === 'apple_bridge';
  return [
    ...when(!isPackage && transport.kind === 'transporter', 'transporter_without_package', 'transport.kind'),
    ...when(isPackage && transport.kind === 's3', 'package_in_bucket', 'transport.kind'),
    ...when(isPackage ? acknowledgement !== expected : isApples, 'acknowledgement_of_another_way', 'acknowledgement'),
    ...when(isPackage && hash_algorithm !== 'MD5', 'package_needs_md5', 'hash_algorithm'),
  ];
}

function checkTerms({ deals, takes_pre_orders }: StoreProfile): Issue[] {
  const sells = deals.some(
    ({ model, use_types }) => model === 'pay_as_you_go' && use_types.includes('permanent_download'),
  );
  return [
    ...when(deals.length === 0 || deals.some(({ use_types }) => use_types.length === 0), 'required', 'deals'),
    ...when(takes_pre_orders && !sells, 'pre_order_without_sale', 'takes_pre_orders'),
  ];
}

function when(isWrong: boolean, code: string, path: string): Issue[] {
  return isWrong ? [{ code, path }] : [];
}
