import { CAMPAIGN_TAG_MAX_CHARS } from '@tangent/domain/limits.ts';

/**
 * The storage keys of a visitor's attribution, kept until registration, and its names in the address.
 */
export const ATTRIBUTION_TAGS = {
  ref: ['ref'],
  campaign: ['campaign', 'utm_campaign'],
  medium: ['medium', 'utm_medium'],
  source: ['source', 'utm_source'],
} as const satisfies Record<string, readonly string[]>;

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

/** Saves them, newer values over older ones; on a device that stores nothing they are lost without an error. */
export function saveAttribution(search: string, storage: () => Storage): void {
  try {
    for (const [tag, value] of listAttributionTags(search)) storage().setItem(tag, value);
  } catch {
    // Private mode or a full disk.
  }
}

// By whole characters: half a surrogate pair is no text that a server accepts.
function cut(value: string): string {
  return [...value].reduce(
    (text, character) => (text.length + character.length > CAMPAIGN_TAG_MAX_CHARS ? text : text + character),
    '',
  );
}
