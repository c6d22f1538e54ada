import { DAY_MS } from '@tangent/domain/duration.ts';
import { CAMPAIGN_TAG_MAX_CHARS } from '@tangent/domain/identity/identity-limits.ts';
import { REFERRAL_DAYS } from '@tangent/domain/promotion/referral-limits.ts';

/**
 * The storage keys of a visitor's attribution, kept until registration, and its names in the address.
 */
export const ATTRIBUTION_TAGS = {
  ref: ['ref'],
  campaign: ['campaign', 'utm_campaign'],
  medium: ['medium', 'utm_medium'],
  source: ['source', 'utm_source'],
} as const satisfies Record<string, readonly string[]>;

/** The storage key of the time, in milliseconds, at which the referrer was stored. */
export const REFERRED_AT = 'ref_at';

export type AttributionTag = keyof typeof ATTRIBUTION_TAGS;

/** Lists the attribution values of an address. Of several values the last that is not empty counts. */
function listAttributionTags(search: string): [AttributionTag, string][] {
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => [name, value.trim()] as const);
  return Object.entries(ATTRIBUTION_TAGS).flatMap(([tag, names]) => {
    const value = parameters.findLast(
      ([name, text]) => text !== '' && (names as readonly string[]).includes(name),
    )?.[1];
    return value === undefined ? [] : [[tag as AttributionTag, cut(value)]];
  });
}

/** Tells the server that this browser keeps a code for the first time; nothing waits for it. */
function countVisit(ref: string): void {
  const body = new Blob([JSON.stringify({ ref })], { type: 'application/json' });
  navigator.sendBeacon('/v1/api/public/referral/visits', body);
}

/**
 * Saves them, newer values over older ones; on a device that stores nothing they are lost without an error. The first
 * referrer stays for 30 days, so that a link on a public page takes no friend from the one who invited them.
 */
export function saveAttribution(search: string, storage: () => Storage, now: number, visit = countVisit): void {
  try {
    for (const [tag, value] of listAttributionTags(search)) {
      if (tag === 'ref' && hasReferrer(storage(), now)) continue;
      storage().setItem(tag, value);
      if (tag !== 'ref') continue;
      storage().setItem(REFERRED_AT, String(now));
      visit(value);
    }
  } catch {
    // Private mode or a full disk.
  }
}

function hasReferrer(storage: Storage, now: number): boolean {
  const since = Number(storage.getItem(REFERRED_AT));
  return storage.getItem('ref') !== null && since > 0 && now - since < REFERRAL_DAYS * DAY_MS;
}

// By whole characters: half a surrogate pair is no text that a server accepts.
function cut(value: string): string {
  return [...value].reduce(
    (text, character) => (text.length + character.length > CAMPAIGN_TAG_MAX_CHARS ? text : text + character),
    '',
  );
}
