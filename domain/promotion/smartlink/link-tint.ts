/** The themes an artist can choose for a release page; without a choice it follows the fan's device. */
export const LINK_THEMES = ['light', 'dark'] as const;

/** The six accents of a release page: the hue in degrees. `cover` has none: it takes that of the cover. */
export const LINK_ACCENT_HUES = {
  cover: null,
  amber: 62,
  coral: 20,
  rose: 345,
  violet: 278,
  green: 155,
} as const satisfies Record<string, number | null>;
export type LinkAccent = keyof typeof LINK_ACCENT_HUES;
export const LINK_ACCENTS = Object.keys(LINK_ACCENT_HUES) as [LinkAccent, ...LinkAccent[]];

/** The colours of a release page: a hue in degrees and how colourful it is (0 to 1). */
export type LinkTint = { readonly hue: number; readonly chroma: number };

/** Without chroma the hue has no effect. */
const GREY: LinkTint = { hue: 0, chroma: 0 };

/** Returns the colours of a release page: those of the cover, or of the chosen accent. Without a cover it is grey. */
export function findLinkTint(accent: LinkAccent, cover: LinkTint | null): LinkTint {
  const hue = LINK_ACCENT_HUES[accent];
  return hue === null ? (cover ?? GREY) : { hue, chroma: 1 };
}
