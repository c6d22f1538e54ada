import type { Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  BLOG_PATH,
  CATALOG_PATH,
  FREE_PATH,
  MONEY_PATH,
  PLAYLISTS_PATH,
  UPGRADE_PATH,
  WATCH_PATH,
} from './app-paths.ts';
import { FIGURES, Figure, type FigureName } from './blog/figures.tsx';
import { findPost } from './blog/post-page.tsx';
import type { Post } from './blog/posts.ts';
import { findDocument, findLegalPage } from './legal/documents.ts';

/** The parts of the picture that apps show for a shared page. */
export type PagePicture = {
  readonly title: string;
  /** Topic and reading time of a post; empty for other pages. */
  readonly kicker: string;
  /** A square SVG. */
  readonly figure: string;
  readonly ground: string;
  readonly ink: string;
};

const START_PICTURE = '/start';
const FIGURE_OF_PAGES: FigureName = 'move';
const FIGURES_OF_PAGES: Readonly<Record<string, FigureName>> = {
  '/': 'lead',
  [MONEY_PATH]: 'split',
  [FREE_PATH]: 'save',
  [UPGRADE_PATH]: 'lead',
  [BLOG_PATH]: 'loud',
};

/** Returns the address of the picture of a page; null when it has none. */
export function getPicturePath(path: string, texts: i18n, language: Language): string | null {
  if (findTitle(path, texts, language) === null) return null;
  return `/pictures${path === '/' ? START_PICTURE : path}.jpg?lang=${language}`;
}

/** Describes the picture at an address below /pictures; null when there is none. */
export function describePicture(address: string, texts: i18n, language: Language): PagePicture | null {
  const name = /^\/pictures(\/[a-z0-9/.-]{1,120})\.jpg$/.exec(address)?.[1];
  if (name === undefined) return null;
  const path = name === START_PICTURE ? '/' : name;
  const title = findTitle(path, texts, language);
  if (title === null) return null;
  const post = findPost(path, language);
  const figure = post?.figure ?? FIGURES_OF_PAGES[path] ?? FIGURE_OF_PAGES;
  const { ground } = FIGURES[figure];
  return {
    title,
    kicker: post === null ? '' : describePost(post, texts),
    ground,
    ink: ground === FIGURES.lead.ground ? FIGURES.loud.ground : FIGURES.lead.ground,
    figure: renderToStaticMarkup(<Figure name={figure} />),
  };
}

function describePost({ tags: [tag], minutes }: Post, { t }: i18n): string {
  const reading = t('blog.minutes', { count: minutes });
  return tag === undefined ? reading : `${t(`blog.tag.${tag}`)}, ${reading}`;
}

function findLegalTitle(path: string, language: Language): string | null {
  const page = findLegalPage(path);
  return page && findDocument(page, language).title;
}

function findTitle(path: string, { t }: i18n, language: Language): string | null {
  switch (path) {
    case '/':
      return t('landing.headline');
    case MONEY_PATH:
      return t('money.headline');
    case FREE_PATH:
      return t('free.headline');
    case UPGRADE_PATH:
      return `${t('plans.page.headline')} ${t('plans.page.headline_end')}`;
    case CATALOG_PATH:
      return t('catalogue.headline');
    case BLOG_PATH:
      return t('blog.heading');
    case PLAYLISTS_PATH:
      return t('playlist.page.heading');
    case WATCH_PATH:
      return t('watch.public.title');
    default:
      return findPost(path, language)?.title ?? findLegalTitle(path, language);
  }
}
