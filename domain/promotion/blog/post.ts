import type { CalendarDate } from '../../calendar.ts';
import type { Language } from '../../locale.ts';

/** Topics of the blog, in the order of its filter. */
export const BLOG_TAGS = ['release_day', 'royalties', 'mastering', 'promotion', 'rules', 'collaboration'] as const;
export type BlogTag = (typeof BLOG_TAGS)[number];

/** Posts on one page of the list. */
export const POSTS_PER_PAGE = 9;
/** Similar posts below a post. */
const SIMILAR_POSTS = 3;
/** Words an adult reads in a minute, rounded down: readers of a second language are slower. */
const WORDS_PER_MINUTE = 200;

/** The facts that the order of posts depends on. */
export type PostFacts = {
  readonly id: string;
  readonly language: Language;
  readonly tags: readonly BlogTag[];
  readonly published_on: CalendarDate;
};

const byNewest = (a: PostFacts, b: PostFacts) =>
  b.published_on.localeCompare(a.published_on) || a.id.localeCompare(b.id);

/**
 * Lists the posts of a language, the newest first. A post that has no version in the language is listed in English
 * (A-017).
 *
 * @example
 * listPosts([{ id: 'a', language: 'en', … }, { id: 'a', language: 'tr', … }], 'tr'); // the Turkish one
 */
export function listPosts<P extends PostFacts>(posts: readonly P[], language: Language): P[] {
  const own = posts.filter((post) => post.language === language);
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...posts.filter((post) => post.language === 'en' && !ids.has(post.id))].sort(byNewest);
}

/** Lists the posts that share most tags with this one, the newest of equal ones first; never the post itself. */
export function listSimilarPosts<P extends PostFacts>(posts: readonly P[], post: PostFacts): P[] {
  const countShared = ({ tags }: PostFacts) => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => countShared(b) - countShared(a) || byNewest(a, b))
    .slice(0, SIMILAR_POSTS);
}

/** Finds the posts before and after one in a list with the newest first; null at its ends. */
export function findNeighbours<P extends PostFacts>(
  posts: readonly P[],
  post: PostFacts,
): { readonly newer: P | null; readonly older: P | null } {
  const index = posts.findIndex(({ id }) => id === post.id);
  return { newer: posts[index - 1] ?? null, older: index < 0 ? null : (posts[index + 1] ?? null) };
}

/** Returns how long a text takes to read, in whole minutes, at least one. */
export function countReadingMinutes(text: string): number {
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));
}

/** Reads a page number from an address: 1 to the last page, the nearest one for any other number, 1 for other texts. */
export function readPageNumber(text: string | undefined, postCount: number): number {
  const last = Math.max(1, Math.ceil(postCount / POSTS_PER_PAGE));
  return /^\d{1,12}$/.test(text ?? '') ? Math.min(Math.max(1, Number(text)), last) : 1;
}
