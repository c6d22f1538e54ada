import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';
import type { AppleOffer } from '../build/apple/apple-products.ts';
import type { FileSelection } from '../build/delivery-asset.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';

/** The store that a kit is made for. */
export type CertifiedStore = {
  id: string;
  name: string;
  category: StoreCategory;
  /** Null until delivery is agreed. */
  party_id: string | null;
  /** False while the party id is one of ours, which is valid for the sandbox only. */
  is_confirmed: boolean;
  /** The last day of a store that has announced one. */
  closes_on: CalendarDate | null;
};

/** Everything that the cases of a store depend on. */
export type CaseWorld = {
  store: Pick<CertifiedStore, 'id'>;
  profile: StoreProfile;
  /** The day on which the kit is made. */
  today: CalendarDate;
  /** How long each recording lasts. */
  seconds: number;
  /** The side of each cover in pixels, before the store's limit. */
  cover_px: number;
  codes: { isrc_prefix: string; upc_prefix: string };
};

/**
 * One delivery of the onboarding of a store: a made-up release, and what is sent about it. Cases about one release are
 * sent in their order, all in one thread.
 */
export type CertificationCase = {
  /** Short and unique within the kit, such as `S1`. */
  id: string;
  shows: string;
  snapshot: ReleaseSnapshot;
  /** Null: nothing may be sent, because the store is open in no country of the release. */
  kind: MessageKind | null;
  files: FileSelection;
  /** The store has shown the release since an earlier case. */
  is_out: boolean;
  /** The stores of our account at Apple that are meant to have it; absent: all of them. Only Apple's packages name them. */
  offers?: readonly AppleOffer[];
  /** Points that the product cannot check: the answer of the store decides. */
  questions: readonly string[];
};

export const ALL_FILES: FileSelection = { with_audio: true, with_cover: true };
const NO_FILES: FileSelection = { with_audio: false, with_cover: false };

type CaseOptions = Partial<Omit<CertificationCase, 'id' | 'shows' | 'snapshot'>>;

/** Describes the first delivery of a release, with all its files. */
export function insertCase(
  id: string,
  shows: string,
  snapshot: ReleaseSnapshot,
  options: CaseOptions = {},
): CertificationCase {
  return { id, shows, snapshot, kind: 'insert', files: ALL_FILES, is_out: false, questions: [], ...options };
}

/** Describes a later delivery, which carries no file unless `options` say so. */
export function updateCase(
  id: string,
  shows: string,
  snapshot: ReleaseSnapshot,
  options: CaseOptions = {},
): CertificationCase {
  return { ...insertCase(id, shows, snapshot), kind: 'update', files: NO_FILES, ...options };
}

/** Describes the end of a release at the store. */
export function takedownCase(
  id: string,
  shows: string,
  snapshot: ReleaseSnapshot,
  options: CaseOptions = {},
): CertificationCase {
  return updateCase(id, shows, snapshot, { kind: 'takedown', ...options });
}
