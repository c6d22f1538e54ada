import { expect, test } from 'vitest';
import {
  countReadingMinutes,
  findNeighbours,
  listPosts,
  listSimilarPosts,
  type PostFacts,
  readPageNumber,
} from './post.ts';

const post = (id: string, day: number, tags: PostFacts['tags'] = [], language: PostFacts['language'] = 'en') => ({
  id,
  language,
  tags,
  published_on: `2026-10-0${day}`,
});
const POSTS = [post('a', 1), post('b', 3), post('c', 2), post('b', 3, [], 'tr'), post('d', 4, [], 'es')];
const ids = (posts: readonly PostFacts[]) => posts.map(({ id, language }) => `${id}.${language}`);

test('posts are listed in the language, otherwise in English, the newest first', () => {
  expect(ids(listPosts(POSTS, 'tr'))).toEqual(['b.tr', 'c.en', 'a.en']);
  expect(ids(listPosts(POSTS, 'es'))).toEqual(['d.es', 'b.en', 'c.en', 'a.en']);
});

test('similar posts share most tags, then are newest, and never include the post itself', () => {
  const posts = [
    post('own', 9, ['rules', 'royalties']),
    post('one', 1, ['rules']),
    post('two', 1, ['rules', 'royalties']),
    post('new', 8),
    post('old', 2),
  ];
  expect(ids(listSimilarPosts(posts, posts[0] as PostFacts))).toEqual(['two.en', 'one.en', 'new.en']);
});

test('the newest post has no newer one, the oldest no older one', () => {
  const posts = listPosts(POSTS, 'en');
  expect(findNeighbours(posts, post('c', 2))).toMatchObject({ newer: { id: 'b' }, older: { id: 'a' } });
  expect(findNeighbours(posts, post('b', 3)).newer).toBeNull();
  expect(findNeighbours(posts, post('a', 1)).older).toBeNull();
  expect(findNeighbours(posts, post('unknown', 1))).toEqual({ newer: null, older: null });
});

test('a short text takes a minute', () => {
  expect(countReadingMinutes('')).toBe(1);
  expect(countReadingMinutes('word '.repeat(1000))).toBe(5);
});

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['1000000000', 3],
  ['-1', 1],
  ['1e3', 1],
  ['9'.repeat(400), 1],
])('the page %s of 20 posts is page %s', (text, page) => {
  expect(readPageNumber(text, 20)).toBe(page);
});
