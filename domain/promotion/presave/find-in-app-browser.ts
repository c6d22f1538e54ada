/**
 * Apps that show links in a browser of their own. There nobody is signed in to Spotify, and windows cannot be opened
 * . Each browser says in its user agent which one it is.
 */
const APPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/],
  ['Facebook', /\bFBA[NV]\b|\[FB/],
  ['Snapchat', /\bSnapchat\b/],
  ['X', /\bTwitter for\b/],
  ['LINE', /\bLine\//],
];

/** Returns the app whose own browser shows the page; null in a browser of its own. */
export function findInAppBrowser(userAgent: string): string | null {
  return APPS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}
