import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';

/** The addresses of a public page's style sheets and scripts. */
export type Assets = { readonly css: readonly string[]; readonly js: readonly string[] };

/** The data of a request for a public page. */
export type PageRequest = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The `Accept-Language` header, empty when there is none. */
  readonly accept_language: string;
  readonly is_signed_in: boolean;
  /** The effective plan of a signed-in user. */
  readonly plan: Plan | null;
  readonly product_name: string;
  readonly public_url: string;
  /** Addresses of the product's own social profiles. */
  readonly social_links: readonly string[];
  /** The help centre. */
  readonly help_url: string;
  /** Visitors write to this address. */
  readonly support_email: string;
  /** Of the response, for inline scripts and styles; null on pages of the site, which have none of their own. */
  readonly nonce: string | null;
  /** Of the start page: a release whose public page it shows as an example. */
  readonly demo_release?: { readonly path: string; readonly title: string; readonly artist: string } | null;
};

/** The data that every part of a page may use. */
export type PageContext = {
  readonly request: PageRequest;
  readonly language: Language;
  readonly texts: i18n;
  readonly assets: Assets;
};

export type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** The canonical address of a page that has several. */
  readonly canonical_path?: string;
  /** The languages of a page that not every language has; its address in the others shows `canonical_language`. */
  readonly languages?: readonly Language[];
  readonly canonical_language?: Language;
  /** An article or a profile, otherwise a page of the site (Open Graph). */
  readonly kind?: 'article' | 'profile';
  /** The picture for shared links, 1200 by 630 pixels, of a page that has one of its own. */
  readonly picture_path?: string;
  /** The feed that readers of the page can subscribe to. */
  readonly feed?: { readonly path: string; readonly title: string };
  /** Not for search engines. */
  readonly is_hidden?: boolean;
  /** Data for search engines beside the text, as objects of schema.org. */
  readonly data?: readonly object[];
};
