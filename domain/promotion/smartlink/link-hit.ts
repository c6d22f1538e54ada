/**
 * The counts of a release page: answered views, redirects to a store, robots, and hits that one network repeats
 * . The last two are in no other figure.
 */
export const LINK_HIT_KINDS = ['view', 'click', 'robot', 'repeated'] as const;
export type LinkHitKind = (typeof LINK_HIT_KINDS)[number];

export const LINK_DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type LinkDevice = (typeof LINK_DEVICES)[number];

const REFERRER_MAX_CHARS = 100;
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Names under which one site appears in referrers. */
const SAME_SITE: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'facebook.com'],
  [/(^|\.)instagram\.com$/, 'instagram.com'],
  [/(^|\.)(tiktok\.com|tiktokv\.com)$/, 'tiktok.com'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube.com'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x.com'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'whatsapp.com'],
  [/(^|\.)(telegram\.org|telegram\.me|t\.me)$/, 'telegram.org'],
  [/(^|\.)google\.[a-z.]{2,6}$/, 'google.com'],
];

/**
 * Returns the host of the page that a visitor came from, with the names of one site as one; empty without a page, for
 * an app's own address and for anything that is no address. Path and query, which may name people, are dropped.
 *
 * @param ownHost Our own host: a click after a view of our page has no other source.
 */
export function findReferrer(header: string | undefined, ownHost: string): string {
  if (header === undefined || header.length > 8_192) return '';
  const host =
    /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i
      .exec(header)?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '') ?? '';
  if (!HOST.test(host) || host.length > REFERRER_MAX_CHARS || !host.includes('.')) return '';
  if (host === ownHost.replace(/^www\./, '')) return '';
  return SAME_SITE.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

/** Returns the kind of device that a user agent names; anything that is neither phone nor tablet is a desktop. */
export function findDevice(userAgent: string): LinkDevice {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop';
}
