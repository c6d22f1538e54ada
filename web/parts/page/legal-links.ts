/** Where the marked words of a sentence about terms lead. */
export const LEGAL_LINKS = { terms: '/legal/terms.html', privacy: '/legal/privacy.html' } as const;
