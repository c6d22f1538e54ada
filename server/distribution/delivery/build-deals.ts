import { COMMERCIAL_MODELS, USE_TYPES } from '@tangent/ddex/ern/allowed-values.ts';
import type { ErnDeal } from '@tangent/ddex/model.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import type { MessageKind } from '@tangent/domain/delivery/message.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

/** Why a message about a release is sent, and when. */
export type MessagePurpose = {
  kind: MessageKind;
  at: Date;
  /** Since when the store has shown the release; null before that. */
  live_at: Date | null;
};

/**
 * Builds the deals for a store (docs/standards/delivery.md): the uses it pays for from 00:00 UTC of the release date. A
 * store that already shows the release never receives a later start: that would take it down until then. A store with
 * pre-orders shows it for those. A takedown has no deals, or ended ones.
 */
export function buildDeals(snapshot: ReleaseSnapshot, profile: StoreProfile, purpose: MessagePurpose): ErnDeal[] {
  const preOrders = purpose.kind === 'takedown' ? [] : listPreOrders(snapshot, profile, purpose);
  const release = midnight(snapshot.release_date);
  const start = preOrders.length > 0 ? release : earlier(release, purpose.live_at);
  if (purpose.kind !== 'takedown') return [...preOrders, ...listDeals(snapshot, profile, start, null)];
  if (profile.takedown_style !== 'end_date') return [];
  const yesterday = addDays(utcDay(purpose.at.getTime()), -1);
  // Before the release date the deals would end before they start.
  const started = earlier(start, new Date(midnight(addDays(yesterday, -1))));
  return listDeals(snapshot, profile, started, `${yesterday}T23:59:59Z`);
}

/** Merges models with the same uses into one deal. */
function listDeals(
  { territories }: ReleaseSnapshot,
  profile: StoreProfile,
  start_at: string,
  end_at: string | null,
): ErnDeal[] {
  const deals = new Map<string, ErnDeal>();
  for (const { model, use_types } of profile.deals) {
    const key = use_types.join();
    const deal = deals.get(key) ?? {
      territories: [...territories],
      start_at,
      end_at,
      is_pre_order: false,
      commercial_models: [],
      use_types: use_types.map((use) => getWord(USE_TYPES, use)),
    };
    deal.commercial_models.push(getWord(COMMERCIAL_MODELS, model));
    deals.set(key, deal);
  }
  return [...deals.values()];
}

/**
 * Lists the pre-order deals: a store that accepts pre-orders sells while our pre-save campaign runs; the usual deals
 * follow without a gap.
 */
function listPreOrders(
  { presave_date, release_date, territories }: ReleaseSnapshot,
  profile: StoreProfile,
  { at }: MessagePurpose,
) {
  const isOpen = presave_date !== null && presave_date < release_date && utcDay(at.getTime()) < release_date;
  if (!profile.takes_pre_orders || !isOpen) return [];
  const deal: ErnDeal = {
    territories: [...territories],
    start_at: midnight(presave_date),
    end_at: midnight(release_date),
    commercial_models: ['pay_as_you_go'],
    use_types: ['permanent_download'],
    is_pre_order: true,
  };
  return [deal];
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

function earlier(instant: string, other: Date | null): string {
  if (other === null || other.getTime() >= Date.parse(instant)) return instant;
  return other.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function getWord<Word extends string>(values: Readonly<Record<Word, string>>, word: string): Word {
  if (!Object.hasOwn(values, word)) throw new Error(`a store profile contains ${word}, which no message can express`);
  return word as Word;
}
