import type { i18n } from 'i18next';
import {
  APP_PATHS,
  BLOG_PATH,
  CATALOG_PATH,
  FREE_PATH,
  MONEY_PATH,
  STORES_ADDRESS,
  UPGRADE_PATH,
  WATCH_PATH,
} from './app-paths.ts';

/** Lists the public pages, as bars and footers link to them (S2-084). */
export function listSiteLinks({ t }: Pick<i18n, 't'>): { readonly href: string; readonly name: string }[] {
  return [
    { href: MONEY_PATH, name: t('navigation.how') },
    { href: UPGRADE_PATH, name: t('navigation.plans') },
    { href: CATALOG_PATH, name: t('navigation.artists') },
    { href: BLOG_PATH, name: t('navigation.blog') },
  ];
}

/** Lists the further pages that only the footer links to (S2-147). */
export function listFooterLinks({ t }: Pick<i18n, 't'>): { readonly href: string; readonly name: string }[] {
  return [
    { href: STORES_ADDRESS, name: t('navigation.stores') },
    { href: FREE_PATH, name: t('navigation.free_plan') },
    { href: WATCH_PATH, name: t('watch.title') },
    { href: APP_PATHS.made_here, name: t('navigation.made_here') },
  ];
}
