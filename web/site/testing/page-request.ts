import type { PageRequest } from '../page.ts';

/** Style and script of pages that a test renders. */
export const ASSETS = { css: ['/assets/site.css'], js: ['/assets/site.js'] };

/** A visitor's request for the start page. */
export const PAGE_REQUEST: PageRequest = {
  path: '/',
  query: {},
  accept_language: '',
  is_signed_in: false,
  plan: null,
  product_name: 'Cadence & Co',
  public_url: 'https://music.example/',
  social_links: ['https://www.instagram.com/cadence'],
  help_url: 'https://help.example',
  support_email: 'help@music.example',
  nonce: 'n0nce',
};
