import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { Moon, Sun } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOG_PATH, HELP_PATH, listLegalPages } from '../../site/app-paths.ts';
import { nameSocialLinks } from '../../site/social-links.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { Button } from '../../ui/button.tsx';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { getSocialLinks } from '../contact.ts';
import { getProductName } from '../product.ts';
import { useSession } from '../session/session.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { changeLanguage } from './change-language.ts';

const LINK = 'rounded-control px-2 py-1.5 hover:bg-sunken hover:text-ink';

type FooterProps = {
  /** Changes the query in the address of the page, through the router that shows it. */
  onSearch: (search: string) => void;
  /** Entries that only some pages have. */
  children?: ReactNode;
};

export function Footer({ onSearch, children }: FooterProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { user } = useSession();
  const isTest = user !== null && 'test_mode' in user && user.test_mode;
  return (
    <footer className="mx-auto grid w-full max-w-page gap-y-2 px-4 pt-10 pb-6 text-13 text-ink-3 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
          <a href={HELP_PATH} className={LINK}>
            {t('navigation.help')}
          </a>
          <FooterSocial />
          <FooterLegal />
          {children}
        </div>
        <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
          <FooterLanguages onSearch={onSearch} />
          <Button tone="quiet" size="small" onClick={toggleTheme}>
            {theme === 'dark' ? <Sun size={15} aria-hidden /> : <Moon size={15} aria-hidden />}
            {theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark')}
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-4">
        <span>{t('navigation.copyright', { year: new Date().getUTCFullYear(), product: getProductName() })}</span>
        {isTest && <span>{t('navigation.test_mode')}</span>}
      </p>
    </footer>
  );
}

function FooterSocial() {
  const { t } = useTranslation();
  const links = nameSocialLinks(getSocialLinks());
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('navigation.social')} className="contents">
      {links.map(({ href, name }) => (
        <a key={href} href={href} rel="noopener" className={LINK}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function FooterLegal() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.legal')} className="contents">
      <a href={CATALOG_PATH} className={LINK}>
        {t('navigation.catalog')}
      </a>
      {listLegalPages().map(([name, path]) => (
        <a key={name} href={path} className={LINK}>
          {t(`navigation.${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** Each language as its own address, so that users can share a page in it (S2-082, A-169). */
function FooterLanguages({ onSearch }: { onSearch: (search: string) => void }) {
  const { t, i18n } = useTranslation();
  const searchFor = (language: Language) => {
    const query = new URLSearchParams(location.search);
    query.set('lang', language);
    return `?${query}`;
  };
  const choose = async (event: MouseEvent, language: Language) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    await changeLanguage(i18n, language);
    onSearch(searchFor(language));
  };
  return (
    <nav aria-label={t('navigation.language')} className="contents">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={searchFor(language)}
          lang={language}
          aria-current={language === i18n.language ? 'true' : undefined}
          onClick={(event) => void choose(event, language)}
          className="rounded-control px-2 py-1.5 hover:bg-sunken hover:text-ink current:font-bold current:text-ink"
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
