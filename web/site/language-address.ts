import type { Language } from '@tangent/domain/locale.ts';

/** Stands for the rest of the query in a rendered page, which serves requests with any query. */
export const KEPT_QUERY_MARK = 'kept-query-of-this-request';

/** Returns the address of the same page in another language; the rest of its query stays. */
export function getLanguageAddress(language: Language): string {
  return `?lang=${language}${KEPT_QUERY_MARK}`;
}

/** A link to a page of ours, in its parts: what is before the address, path, query and fragment. */
const OWN_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"?#]*)(\?[^"#]*)?(#[^"]*)?"/g;
const FILE = /\.(?!html$)[a-z0-9]+$/;

/**
 * Lets every link of a page lead to the same language. The server knows no choice but the one in the address; without it
 * a visitor falls back to the language of the browser, or loads every page twice.
 *
 * @example
 * keepLanguage('<a href="/blog?tag=money#top">', 'tr'); // '<a href="/blog?tag=money&amp;lang=tr#top">'
 */
export function keepLanguage(html: string, language: Language): string {
  return html.replace(OWN_LINK, (link, start: string, path: string, query = '', fragment = '') => {
    if (FILE.test(path) || /[?;]lang=/.test(query)) return link;
    return `${start}${path}${query === '' ? '?' : `${query}&amp;`}lang=${language}${fragment}"`;
  });
}
