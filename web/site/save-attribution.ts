import { CAMPAIGN_TAG_MAX_CHARS } from '@tangent/domain/limits.ts';

/** Where what brought somebody here is kept until they register, and what the address calls it. */
export const ATTRIBUTION_TAGS = {
  ref: ['ref'],
  campaign: ['campaign', 'utm_campaign'],
  medium: ['medium', 'utm_medium'],
  source: ['source', 'utm_source'],
} as const satisfies Record<string, readonly string[]>;

export type AttributionTag = keyof typeof ATTRIBUTION_TAGS;

/** What an address says about where its visitor comes from. Of several values the last that is not empty counts. */
function listAttributionTags(search: string): [AttributionTag, string][] {
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => [name, value.trim()] as const);
  return Object.entries(ATTRIBUTION_TAGS).flatMap(([tag, names]) => {
    const value = parameters.findLast(
      ([name, text]) => text !== '' && (names as readonly string[]).includes(name),
    )?.[1];
    return value === undefined ? [] : [[tag as AttributionTag, cut(value)]];
  });
}

/** Remembers them, newer ones over older ones; on a device that keeps nothing they are lost, and nothing else. */
export function saveAttribution(search: string, storage: () => Storage): void {
  try {
    for (const [tag, value] of listAttributionTags(search)) storage().setItem(tag, value);
  } catch {
    // Private mode or a full disk.
  }
}

// By whole letters: half a pair is no text that a server takes.
function cut(value: string): string {
  return [...value].reduce(
    (kept, letter) => (kept.length + letter.length > CAMPAIGN_TAG_MAX_CHARS ? kept : kept + letter),
    '',
  );
}
