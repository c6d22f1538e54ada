import type { Issue } from '../issue.ts';
import type { StoreContract, StoreProfile } from './store-profile.ts';

/** A cover below this side is refused by stores that say a figure at all. */
const SMALLEST_COVER_PX = 1400;

/**
 * What contradicts itself in the profile of a store (docs/standards/delivery.md): a store cannot be told in a way its
 * version of ERN does not have, nor sell what its terms do not say.
 */
export function checkProfile(profile: StoreProfile): Issue[] {
  return [
    ...checkTransport(profile),
    ...checkTerms(profile),
    ...when(profile.takes_lyrics && profile.ern_version === '382', 'lyrics_not_in_version', 'takes_lyrics'),
    ...when(profile.image.max_side_px < SMALLEST_COVER_PX, 'cover_too_small', 'image.max_side_px'),
    ...when(profile.lead_time.least > profile.lead_time.safe, 'lead_time_reversed', 'lead_time'),
    ...when(profile.acknowledge_within_hours <= 0, 'not_positive', 'acknowledge_within_hours'),
    ...when(profile.service_days.insert <= 0, 'not_positive', 'service_days.insert'),
    ...when(profile.service_days.update <= 0, 'not_positive', 'service_days.update'),
  ];
}

/**
 * What keeps a contract from being a real one: a store that is truly reached has an id it has published and an address of its
 * own. Without an address deliveries go to the sandbox, and where people bring packages by hand nobody answers us.
 */
export function checkContract(
  store: { readonly contract: StoreContract; readonly party_id_confirmed: boolean },
  { transport }: StoreProfile,
): Issue[] {
  const isFolder = transport.kind === 'folder';
  const isManual = store.contract === 'manual';
  const isSigned = store.contract === 'signed';
  return [
    ...when(isFolder !== isManual, 'contract_and_transport', 'contract'),
    ...when(isSigned && !store.party_id_confirmed, 'party_id_unconfirmed', 'contract'),
    ...when(isSigned && !isFolder && transport.url === null, 'address_missing', 'transport.url'),
  ];
}

function checkTransport({ transport, acknowledgement }: StoreProfile): Issue[] {
  const name = { sftp: 'username', s3: 'bucket', folder: 'folder' } as const;
  const values = transport as unknown as Record<string, string>;
  const path = name[transport.kind];
  return [
    ...when(!values[path], 'required', `transport.${path}`),
    // A folder of ours has no one in it who would answer.
    ...when(transport.kind === 'folder' && acknowledgement !== 'none', 'nobody_answers', 'acknowledgement'),
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
