/** Nouns that several scenes use: `word | marks | adjectives`. */
export const ENGLISH_NOUNS = '';
