import { and, type SQL, sql } from 'drizzle-orm';

/** Further words do not narrow a search. */
const WORDS_MAX = 8;

/** Splits what a user typed into the words that are searched for. */
export function splitWords(query: string): string[] {
  return query.trim().split(/\s+/).slice(0, WORDS_MAX);
}

/**
 * Returns the condition that a text contains all of these words in any order. Matches plain text, not a pattern: a
 * percent sign is a percent sign.
 */
export function containsWords(text: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`position(${fold(sql`${word}::text`)} in ${fold(text)}) > 0`));
}

// Folds letters the way users type a search: without case and marks, every i the same with or without its dot.
// PostgreSQL folds both sides, so that they agree whatever its locale.
function fold(text: SQL): SQL {
  return sql`lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ıİ’‘', 'ii'''''))`;
}
