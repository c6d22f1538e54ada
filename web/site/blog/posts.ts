/// <reference types="vite/client" />
import { BLOG_TAGS, type BlogTag, countReadingMinutes, type PostFacts } from '@tangent/domain/blog/post.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { FIGURES, type FigureName } from './figures.tsx';
import { listPostFacts } from './post-facts.ts';

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
const NAME = /\/([a-z0-9-]+)\.([a-z]{2})\.md$/;
const HEAD = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Every post in every language it is written in. */
export const POSTS: readonly Post[] = Object.entries(FILES).map(([path, source]) => readPost(path, source));

/** Reads a post: its name tells id and language, lines such as `title: …` between two `---` the rest. */
export function readPost(path: string, source: string): Post {
  const [, id = '', code = ''] = NAME.exec(path) ?? [];
  const [, head, body] = HEAD.exec(source) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  if (head === undefined || body === undefined || language === undefined) throw new Error(`${path} is not a post`);
  const fields = readFields(head);
  const take = (name: string) => {
    const value = fields.get(name);
    if (value === undefined || value === '') throw new Error(`${path} has no ${name}`);
    return fillFacts(value, language, path);
  };
  const figure = take('figure');
  if (!Object.hasOwn(FIGURES, figure)) throw new Error(`${path}: there is no figure ${figure}`);
  const filled = fillFacts(body, language, path);
  return {
    id,
    language,
    title: take('title'),
    excerpt: take('excerpt'),
    tags: take('tags')
      .split(', ')
      .map((tag) => readTag(tag, path)),
    published_on: take('published_on'),
    figure: figure as FigureName,
    author: take('author'),
    minutes: countReadingMinutes(filled),
    body: filled,
  };
}

function readFields(head: string): Map<string, string> {
  return new Map(
    head.split('\n').map((line) => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2).trim()];
    }),
  );
}

function readTag(text: string, path: string): BlogTag {
  const tag = BLOG_TAGS.find((one) => one === text);
  if (tag === undefined) throw new Error(`${path}: there is no tag ${text}`);
  return tag;
}

function fillFacts(text: string, language: Language, path: string): string {
  const facts = listPostFacts(language);
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`${path}: there is no number ${mark}`);
    return String(facts[name]);
  });
}
