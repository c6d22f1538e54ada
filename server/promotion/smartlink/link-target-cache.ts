import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { parseLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { listVisibleStores } from '@tangent/domain/promotion/smartlink/link-store.ts';
import { findPageState } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { findStoreAddress } from '@tangent/domain/promotion/smartlink/store-site.ts';
import { eq } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import { findLinkedRelease } from './find-linked-release.ts';

/**
 * A store that was taken down is opened for at most this long (A-087 allows a minute). One that its artist switched off
 * is not opened any more: the change is announced.
 */
const TARGET_TTL_MS = 5_000;
const ENTRIES_MAX = 10_000;

/** A link in its smart-link state: where each store's button leads. */
export interface LinkTargets {
  key: string;
  link_id: string;
  account_id: string;
  addresses: ReadonlyMap<string, string>;
}

/** Null for a link that shows no stores. */
type Found = LinkTargets | null;

export interface TargetCache {
  /** Finds the targets of a link by the key in an address. A promise unless they are known already. */
  find: (keyText: string) => Found | Promise<Found>;
  /** Forgets a link, or all of them for null: the next visit reads the database again. */
  forget: (key: string | null) => void;
}

/**
 * Creates the look-up of targets that keeps each link for some seconds: a song that is shared by millions costs the
 * database one query in that time.
 */
export function createTargetCache(context: Pick<BaseContext, 'db' | 'clock'>): TargetCache {
  const entries = new Map<string, { until: number; targets: Found | Promise<Found> }>();
  const find: TargetCache['find'] = (keyText) => {
    const now = performance.now();
    // Nearly every address has the key as it is: reading it would take longer than finding it.
    const exact = entries.get(keyText);
    if (exact !== undefined && exact.until > now) return exact.targets;
    const key = parseLinkKey(keyText);
    if (key === null) return null;
    const known = entries.get(key);
    if (known !== undefined && known.until > now) return known.targets;
    const targets = loadTargets(context, key);
    const entry: { until: number; targets: Found | Promise<Found> } = { until: now + TARGET_TTL_MS, targets };
    entries.delete(key);
    entries.set(key, entry);
    targets.then(
      (found) => {
        entry.targets = found;
      },
      () => entries.delete(key),
    );
    for (const oldest of entries.keys()) {
      if (entries.size <= ENTRIES_MAX) break;
      entries.delete(oldest);
    }
    return targets;
  };
  const forget: TargetCache['forget'] = (key) => {
    if (key === null) entries.clear();
    else entries.delete(key);
  };
  return { find, forget };
}

async function loadTargets({ db, clock }: Pick<BaseContext, 'db' | 'clock'>, key: string): Promise<LinkTargets | null> {
  const found = await findLinkedRelease(db, eq(smart_links.key, key), clock.now());
  if (found === null) return null;
  const { link, release, account_status, stores, store_refs } = found;
  const visible = listVisibleStores(stores);
  const facts = { status: release.status, account_status, is_on: link.is_on, store_count: visible.length };
  if (findPageState({ ...facts, has_campaign: false }) !== 'live') return null;
  const music = { title: release.title, artist: release.primary_artist };
  const live = visible.filter(({ state }) => state === 'live');
  const addresses = live.flatMap(({ id }): [string, string][] => {
    const address = findStoreAddress(id, store_refs.get(id) ?? null, music);
    return address === null ? [] : [[id, address]];
  });
  return { key, link_id: link.id, account_id: link.account_id, addresses: new Map(addresses) };
}
