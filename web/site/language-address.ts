import type { Language } from '@tangent/domain/locale.ts';

/** Stands for the rest of the query in a rendered page, which serves requests with any query. */
export const KEPT_QUERY_MARK = 'kept-query-of-this-request';

/** Returns the address of the same page in another language; the rest of its query stays. */
export function getLanguageAddress(language: Language): string {
  return `?lang=${language}${KEPT_QUERY_MARK}`;
}
