import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../site/app-paths.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Mark } from '../../ui/mark.tsx';
import { changeLanguage } from '../menu/change-language.ts';
import { Footer } from '../menu/footer.tsx';
import { SkipLink } from '../menu/skip-link.tsx';
import { navigateTo } from '../navigation.ts';
import { getProductName } from '../product.ts';
import { Link, useLocation, useSearchParams } from './auth-router.tsx';

/** The language menu as a native select: our own menu would weigh more than the page. */
function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const choose = async (language: Language) => {
    await changeLanguage(i18n, language);
    // An address that still names the old language would win on the next load.
    if (query.has('lang')) setQuery({ ...Object.fromEntries(query), lang: language }, { replace: true });
  };
  return (
    <select
      aria-label={t('navigation.language')}
      value={i18n.language}
      onChange={(event) => void choose(event.target.value as Language)}
      className="h-9 rounded-control bg-transparent px-2 font-medium text-ink hover:bg-sunken"
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language} className="bg-surface text-ink">
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}

/** The frame of the sign-in pages: links to the home page and from sign-in to sign-up or back. */
export function AuthShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <header className="mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-4 sm:px-8">
        <a
          href="/"
          aria-label={t('navigation.home', { product: getProductName() })}
          className="mr-auto flex min-h-9 items-center gap-3"
        >
          <Mark className="h-5" />
          <span lang="en" className="font-display text-19 font-bold tracking-brand lowercase max-sm:sr-only">
            {getProductName()}
          </span>
        </a>
        <LanguageSelect />
        {/* Of two links a phone has room for one: the page behind it leads to the other. */}
        <nav aria-label={t('navigation.main')} className="flex gap-2 whitespace-nowrap max-sm:[&>a+a]:hidden">
          <OtherPageLink to={APP_PATHS.login} label={t('navigation.sign_in')} />
          <OtherPageLink to={APP_PATHS.signup} label={t('navigation.sign_up')} />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="w-full flex-1 px-4 py-4 outline-none sm:px-8 sm:py-10">
        {children}
      </main>
      <Footer onSearch={(search) => navigateTo(location.pathname + search)} />
    </div>
  );
}

/** Links from sign-in to sign-up or back; keeps the page to open after signing in. */
function OtherPageLink({ to, label }: { to: string; label: string }) {
  const { pathname, search } = useLocation();
  if (pathname === to) return null;
  return (
    <Link to={{ pathname: to, search }} className={buttonClass('plain', 'medium')}>
      {label}
    </Link>
  );
}
