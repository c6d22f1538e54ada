import { ATTRIBUTION_TAGS, type AttributionTag, REFERRED_AT } from '../../site/save-attribution.ts';
import { readStored, removeStored } from '../storage.ts';

/** Attribution that registration sends along. */
export type Attribution = {
  referred_by_user?: string;
  campaign_tags?: { campaign?: string; medium?: string; source?: string };
};

/** Returns the referrer and campaign of this visitor, as far as an address named them. */
export function readAttribution(): Attribution {
  const ref = readTag('ref');
  const tags = (['campaign', 'medium', 'source'] as const).flatMap((tag) => {
    const value = readTag(tag);
    return value === null ? [] : [[tag, value]];
  });
  return {
    ...(ref === null ? {} : { referred_by_user: ref }),
    ...(tags.length === 0 ? {} : { campaign_tags: Object.fromEntries(tags) }),
  };
}

/** Clears the attribution after a registration: it does not apply to the next account of this browser. */
export function clearAttribution(): void {
  for (const tag of [...Object.keys(ATTRIBUTION_TAGS), REFERRED_AT]) removeStored(tag);
}

function readTag(tag: AttributionTag): string | null {
  return readStored(tag)?.trim() || null;
}
