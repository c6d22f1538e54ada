/** The addresses for the marked parts of a sentence about terms. */
export const LEGAL_LINKS = { terms: '/legal/terms.html', privacy: '/legal/privacy.html' } as const;
