import { COMMERCIAL_MODELS, USE_TYPES } from '@tangent/ddex/ern/allowed-values.ts';
import type { ErnDeal, ErnTrack } from '@tangent/ddex/model.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { splitByClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { findInstantTracks } from '@tangent/domain/catalogue/release/instant-tracks.ts';
import type { StoreDeal, StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';

/** Why a message about a release is sent, and when. */
export type MessagePurpose = {
  kind: MessageKind;
  at: Date;
  /** Since when the store has shown the release; null before that. */
  live_at: Date | null;
};

/**
 * Builds the deals for a store (docs/standards/delivery.md): the uses it pays for from its opening on. A store
 * that already shows the release never receives a start that has not passed everywhere: that would take it down until
 * then. A store with
 * pre-orders shows it for those. A takedown has no deals, or ended ones.
 */
function buildDeals(snapshot: ReleaseSnapshot, profile: StoreProfile, purpose: MessagePurpose): ErnDeal[] {
  if (purpose.kind === 'takedown') return buildEndedDeals(snapshot, profile, purpose);
  return buildLiveDeals(snapshot, profile, purpose, profile.deals);
}

function buildLiveDeals(
  snapshot: ReleaseSnapshot,
  profile: StoreProfile,
  purpose: MessagePurpose,
  terms: readonly StoreDeal[],
): ErnDeal[] {
  const preOrders = listPreOrders(snapshot, profile, purpose);
  const release = findStart(snapshot, profile);
  const start = preOrders.length > 0 ? release : findPastStart(release, purpose);
  return [...preOrders, ...listDeals(snapshot, terms, start, null)];
}

/** The deals of a release, and those of tracks with deals of their own. */
type AssignedDeals = { release: ErnDeal[]; tracks: readonly ErnTrack['deals'][] };

/**
 * Builds the deals of a release and its tracks for a store. A track that has left the store has none, while the rest
 * of the release stays.
 */
export function assignDeals(
  snapshot: ReleaseSnapshot,
  profile: StoreProfile,
  purpose: MessagePurpose,
  storeId: string | null,
): AssignedDeals {
  const assigned = assignClaims(snapshot, profile, purpose);
  if (purpose.kind === 'takedown' || storeId === null) return assigned;
  const hasLeft = snapshot.tracks.map(({ removed_from }) => removed_from.includes(storeId));
  return { ...assigned, tracks: assigned.tracks.map((deals, index) => (hasLeft[index] ? [] : deals)) };
}

/**
 * Builds deals with and without claims. A store that claims recordings in other people's uploads may claim only the
 * tracks with every confirmation: where one has not, the release has the deals without claims, and the others
 * have more. A store that does nothing but claim does not get such a track.
 */
function assignClaims(snapshot: ReleaseSnapshot, profile: StoreProfile, purpose: MessagePurpose): AssignedDeals {
  const whole = buildDeals(snapshot, profile, purpose);
  const isFree = snapshot.tracks.map((track) => !isClaimable(track));
  const claims = profile.deals.some(({ model }) => model === CLAIM);
  if (purpose.kind === 'takedown' || !claims || !isFree.includes(true)) {
    return { release: whole, tracks: snapshot.tracks.map(() => null) };
  }
  const unclaimed = buildLiveDeals(snapshot, profile, purpose, profile.deals.flatMap(dropClaim));
  if (unclaimed.length === 0) return { release: whole, tracks: isFree.map((free) => (free ? [] : null)) };
  return { release: unclaimed, tracks: isFree.map((free) => (free ? null : whole)) };
}

const CLAIM = 'rights_claim';
const OUR_RECORDING = 'user_make_available_label_provided';

function dropClaim(deal: StoreDeal): StoreDeal[] {
  return deal.model === CLAIM ? offerOurRecording(deal) : [deal];
}

/** Our recording in the library of a store for short videos, without a claim. */
function offerOurRecording({ use_types }: StoreDeal): StoreDeal[] {
  return use_types.includes(OUR_RECORDING) ? [{ model: 'advertisement_supported', use_types: [OUR_RECORDING] }] : [];
}

/** Terms of a store where they hold: all of them, or a claim with one policy. */
type PlacedTerms = StoreDeal & Pick<ErnDeal, 'claim_policy'> & { territories: readonly string[] };

/**
 * Splits a claim by the policy of each territory. A policy other than earning is about uploads of others alone:
 * what the store itself offers in its library stays there, because the artist has chosen that store.
 */
function placeTerms(snapshot: ReleaseSnapshot, deal: StoreDeal): PlacedTerms[] {
  if (deal.model !== CLAIM) return [{ ...deal, territories: snapshot.territories, claim_policy: null }];
  return splitByClaimPolicy(snapshot, snapshot.territories).flatMap(({ policy, territories }): PlacedTerms[] => {
    if (policy === 'monetize') return [{ ...deal, territories, claim_policy: policy }];
    const use_types = deal.use_types.filter((use) => use !== OUR_RECORDING);
    const claim = use_types.length === 0 ? [] : [{ ...deal, use_types, territories, claim_policy: policy }];
    return [...claim, ...offerOurRecording(deal).map((offer) => ({ ...offer, territories, claim_policy: null }))];
  });
}

function buildEndedDeals(snapshot: ReleaseSnapshot, profile: StoreProfile, { at, live_at }: MessagePurpose): ErnDeal[] {
  if (profile.takedown_style !== 'end_date') return [];
  const start = findPastStart(findStart(snapshot, profile), { at, live_at });
  // In the last zone a day ends half a day later than in UTC.
  const zone = start.endsWith('Z') ? 'Z' : '';
  const last = addDays(utcDay(at.getTime()), zone === 'Z' ? -1 : -2);
  // Before the release date the deals would end before they start.
  const dayBefore = `${addDays(last, -1)}T00:00:00${zone}`;
  return listDeals(snapshot, profile.deals, start < dayBefore ? start : dayBefore, `${last}T23:59:59${zone}`);
}

const UTC_MIDNIGHT = 'T00:00:00Z';
/** Without a zone: the midnight of each territory. */
const LOCAL_MIDNIGHT = 'T00:00:00';
/** The first place where a new day begins is this far ahead of UTC. */
const FIRST_MIDNIGHT_MS = 14 * HOUR_MS;
/** The last place where it begins is this far behind. */
const LAST_MIDNIGHT_MS = 12 * HOUR_MS;

/** Returns the start that the store can take: the chosen one, or the closest to it. */
function findStart({ release_date, opens_at }: ReleaseSnapshot, { starts = 'any' }: StoreProfile): string {
  if (starts === 'local_midnight') return `${release_date}${LOCAL_MIDNIGHT}`;
  return opens_at ?? `${release_date}${starts === 'instant' ? UTC_MIDNIGHT : LOCAL_MIDNIGHT}`;
}

/** Merges models with the same uses in the same territories into one deal; a claim with its policy is a deal of its own. */
function listDeals(
  snapshot: ReleaseSnapshot,
  terms: readonly StoreDeal[],
  start_at: string,
  end_at: string | null,
): ErnDeal[] {
  const deals = new Map<string, ErnDeal>();
  for (const { model, use_types, territories, claim_policy } of terms.flatMap((deal) => placeTerms(snapshot, deal))) {
    const key = [claim_policy, use_types, territories].join(' ');
    const deal = deals.get(key) ?? {
      territories: [...territories],
      start_at,
      end_at,
      claim_policy,
      is_pre_order: false,
      instant_tracks: [],
      commercial_models: [],
      use_types: use_types.map((use) => getWord(USE_TYPES, use)),
    };
    deal.commercial_models.push(getWord(COMMERCIAL_MODELS, model));
    deals.set(key, deal);
  }
  return [...deals.values()];
}

/**
 * Lists the pre-order deals: a store that accepts pre-orders sells while our pre-save campaign runs, and delivers the
 * chosen tracks at once; the usual deals follow without a gap.
 */
function listPreOrders(snapshot: ReleaseSnapshot, profile: StoreProfile, { at }: MessagePurpose): ErnDeal[] {
  const { presave_date, release_date, territories } = snapshot;
  const end_at = findStart(snapshot, profile);
  const isOpen = presave_date !== null && presave_date < release_date && utcDay(at.getTime()) < release_date;
  if (!profile.takes_pre_orders || !isOpen) return [];
  const deal: ErnDeal = {
    territories: [...territories],
    start_at: `${presave_date}${end_at.endsWith('Z') ? UTC_MIDNIGHT : LOCAL_MIDNIGHT}`,
    end_at,
    commercial_models: ['pay_as_you_go'],
    use_types: ['permanent_download'],
    claim_policy: null,
    is_pre_order: true,
    instant_tracks: findInstantTracks(snapshot.tracks),
  };
  return [deal];
}

/**
 * Returns the start for a store that may already show the release. If it has done so since before the start, or if the
 * start has not passed in every zone, the start is the instant since when it has: a store that reads a start in its own
 * zone would take the release down until then.
 */
function findPastStart(start: string, { at, live_at }: Omit<MessagePurpose, 'kind'>): string {
  if (live_at === null) return start;
  const isLocal = !start.endsWith('Z');
  const startMs = Date.parse(isLocal ? `${start}Z` : start);
  const [first, last] = isLocal ? [startMs - FIRST_MIDNIGHT_MS, startMs + LAST_MIDNIGHT_MS] : [startMs, startMs];
  if (live_at.getTime() >= first && at.getTime() >= last) return start;
  return live_at.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function getWord<Word extends string>(values: Readonly<Record<Word, string>>, word: string): Word {
  if (!Object.hasOwn(values, word)) throw new Error(`a store profile contains ${word}, which no message can express`);
  return word as Word;
}
