import type { i18n } from 'i18next';
import { BLOG_PATH, CATALOG_PATH, UPGRADE_PATH } from './app-paths.ts';

/** Lists the public pages, as bars and footers link to them (S2-084). */
export function listSiteLinks({ t }: Pick<i18n, 't'>): { readonly href: string; readonly name: string }[] {
  return [
    { href: '/#how', name: t('navigation.how') },
    { href: UPGRADE_PATH, name: t('navigation.plans') },
    { href: CATALOG_PATH, name: t('navigation.artists') },
    { href: BLOG_PATH, name: t('navigation.blog') },
  ];
}
