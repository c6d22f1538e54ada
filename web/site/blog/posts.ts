/// <reference types="vite/client" />
import { BLOG_TAGS, type BlogTag, countReadingMinutes, type PostFacts } from '@tangent/domain/promotion/blog/post.ts';
import { readMarkdownFile } from '../markdown/read-markdown-file.ts';
import { FIGURES, type FigureName } from './figures.tsx';

/** A post in one language. */
export type Post = PostFacts & {
  readonly title: string;
  /** One or two sentences for lists, search engines and shared links. */
  readonly excerpt: string;
  readonly figure: FigureName;
  readonly author: string;
  readonly minutes: number;
  /** Markdown, with all numbers filled in. */
  readonly body: string;
};

const FILES = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true });

/** Every post in every language it is written in. */
export const POSTS: readonly Post[] = Object.entries(FILES).map(([path, source]) => readPost(path, source));

/** Reads a post; its name is the id of its address. */
export function readPost(path: string, source: string): Post {
  const { name, language, body, take } = readMarkdownFile(path, source);
  const figure = take('figure');
  if (!Object.hasOwn(FIGURES, figure)) throw new Error(`${path}: there is no figure ${figure}`);
  return {
    id: name,
    language,
    title: take('title'),
    excerpt: take('excerpt'),
    tags: take('tags')
      .split(', ')
      .map((tag) => readTag(tag, path)),
    published_on: take('published_on'),
    figure: figure as FigureName,
    author: take('author'),
    minutes: countReadingMinutes(body),
    body,
  };
}

function readTag(text: string, path: string): BlogTag {
  const tag = BLOG_TAGS.find((one) => one === text);
  if (tag === undefined) throw new Error(`${path}: there is no tag ${text}`);
  return tag;
}
