import { LANGUAGES } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { Mark } from '../ui/mark.tsx';
import { APP_PATHS, HELP_PATH, UPGRADE_PATH } from './app-paths.ts';
import { getLanguageAddress } from './language-address.ts';
import type { PageContext } from './page.ts';
import { listSiteLinks } from './site-links.ts';

const QUIET = 'rounded-control px-2 py-2 sm:px-3 hover:bg-(--hero-hover)';
const CURRENT = 'current:underline current:decoration-2 current:underline-offset-8';
const CHOICE = 'block rounded-md px-2.5 py-2 hover:bg-sunken current:font-bold';
const MAIN = 'rounded-control bg-(--hero-button) px-4 py-2 text-center whitespace-nowrap text-(--hero-button-ink)';

const TONES = { volt: '', plain: 'plain-head border-b border-line', tint: 'tint-head' } as const;

type HeaderProps = PageContext & {
  /** Volt on pages that sell, paper on pages that are read, and the tint of a cover where the page has one. */
  tone?: 'volt' | 'plain' | 'tint';
};

/** The bar on top of public pages: the pages, and sign in and sign up or the way back into the app. */
export function SiteHeader({ texts, request, language, tone = 'volt' }: HeaderProps) {
  const canonical = request.path === '/pro' ? UPGRADE_PATH : request.path;
  const links = listSiteLinks(texts).map((link) => ({ ...link, is_current: link.href === canonical }));
  return (
    <header className={`hero bg-(--hero) text-(--hero-ink) ${TONES[tone]}`}>
      <div className="mx-auto flex min-h-19 max-w-page items-center gap-x-2 px-4 py-3 sm:gap-x-4 sm:px-8">
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-4 py-2 font-strong text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {texts.t('navigation.skip')}
        </a>
        <a
          href="/"
          className="flex min-h-9 items-center gap-3"
          aria-label={texts.t('navigation.home', { product: request.product_name })}
        >
          <Mark className="h-5.5" />
          <span lang="en" className="font-display text-22 font-bold tracking-brand lowercase max-[25rem]:sr-only">
            {request.product_name}
          </span>
        </a>
        <nav aria-label={texts.t('navigation.main')} className="flex grow items-center text-15 font-strong">
          <ul className="hidden items-center gap-1 pl-4 lg:flex">
            {links.map(({ href, name, is_current }) => (
              <li key={href}>
                <a href={href} aria-current={is_current ? 'page' : undefined} className={`${QUIET} ${CURRENT}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            {request.is_signed_in ? <SignedIn texts={texts} /> : <SignedOut texts={texts} />}
            <LanguageMenu texts={texts} language={language} />
            <SiteMenu label={<MenuSign />} spoken={texts.t('shell.menu')} className="lg:hidden">
              {links.map(({ href, name, is_current }) => (
                <Entry key={href} href={href} is_current={is_current}>
                  {name}
                </Entry>
              ))}
              <Entry href={HELP_PATH}>{texts.t('navigation.help')}</Entry>
              {!request.is_signed_in && (
                <Entry href={APP_PATHS.login} className="min-[24.375rem]:hidden">
                  {texts.t('navigation.sign_in')}
                </Entry>
              )}
            </SiteMenu>
          </div>
        </nav>
      </div>
    </header>
  );
}

function SignedOut({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <>
      <a href={APP_PATHS.login} className={`${QUIET} whitespace-nowrap max-[24.375rem]:hidden`}>
        {texts.t('navigation.sign_in')}
      </a>
      <a href={APP_PATHS.signup} className={MAIN}>
        {texts.t('navigation.sign_up')}
      </a>
    </>
  );
}

/** Settings and sign-out behind one label: a public page has little room for a bar. */
function SignedIn({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <>
      <a href={APP_PATHS.releases} className={`${QUIET} max-sm:hidden`}>
        {texts.t('navigation.releases')}
      </a>
      <a href={APP_PATHS.new_release} className={MAIN}>
        {texts.t('navigation.new_release')}
      </a>
      <SiteMenu label={texts.t('shell.entry.account')}>
        <Entry href={APP_PATHS.dashboard}>{texts.t('shell.entry.dashboard')}</Entry>
        <Entry href={APP_PATHS.releases} className="sm:hidden">
          {texts.t('navigation.releases')}
        </Entry>
        <Entry href={APP_PATHS.account}>{texts.t('navigation.settings')}</Entry>
        <li>
          <button type="button" data-sign-out className={`${CHOICE} w-full text-left`}>
            {texts.t('navigation.sign_out')}
          </button>
        </li>
      </SiteMenu>
    </>
  );
}

function LanguageMenu({ texts, language }: Pick<PageContext, 'texts' | 'language'>) {
  const code = language.toUpperCase();
  return (
    <SiteMenu label={code} spoken={`${code}, ${texts.t('navigation.language')}`}>
      {LANGUAGES.map((name) => (
        <li key={name}>
          <a
            href={getLanguageAddress(name)}
            lang={name}
            hrefLang={name}
            aria-current={name === language ? 'true' : undefined}
            className={CHOICE}
          >
            {LANGUAGE_NAMES[name]}
          </a>
        </li>
      ))}
    </SiteMenu>
  );
}

type EntryProps = { href: string; is_current?: boolean; className?: string; children: ReactNode };

function Entry({ href, is_current = false, className, children }: EntryProps) {
  return (
    <li className={className}>
      <a href={href} aria-current={is_current ? 'page' : undefined} className={CHOICE}>
        {children}
      </a>
    </li>
  );
}

function MenuSign() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M4 8h16M4 16h16" />
    </svg>
  );
}

type MenuProps = { label: ReactNode; spoken?: string; className?: string; children: ReactNode };

/** A menu that works without a script; with one, a press beside it closes it. */
function SiteMenu({ label, spoken, className = '', children }: MenuProps) {
  return (
    <details data-menu className={`relative ${className}`}>
      <summary
        aria-label={spoken}
        className="list-none rounded-control px-2 py-2 hover:bg-(--hero-hover) sm:px-3 [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      <ul className="absolute right-0 z-10 mt-1 grid min-w-44 rounded-card bg-overlay p-1.5 font-medium text-ink shadow-pop">
        {children}
      </ul>
    </details>
  );
}
