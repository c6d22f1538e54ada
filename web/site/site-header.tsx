import { LANGUAGES } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { Mark } from '../ui/mark.tsx';
import { APP_PATHS, UPGRADE_PATH } from './app-paths.ts';
import type { PageContext } from './page.ts';

const QUIET = 'rounded-control px-2 py-2 sm:px-3 hover:bg-(--hero-hover)';
const CHOICE = 'block rounded-[6px] px-2.5 py-2 hover:bg-sunken';
const MAIN = 'rounded-control bg-(--hero-button) px-4 py-2 text-center text-(--hero-button-ink)';

/** The bar on top of public pages: sign in and sign up, or the way back into the app. */
export function SiteHeader({ texts, request, language }: PageContext) {
  return (
    <header className="hero bg-(--hero) text-(--hero-ink)">
      <div className="mx-auto flex min-h-[76px] max-w-[1376px] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-8">
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-4 py-2 font-[600] text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {texts.t('navigation.skip')}
        </a>
        <a
          href="/"
          className="flex min-h-9 items-center gap-3"
          aria-label={texts.t('navigation.home', { product: request.product_name })}
        >
          <Mark className="h-[22px]" />
          <span
            lang="en"
            className="font-display text-[1.35rem] font-[720] tracking-[-0.03em] lowercase max-[25rem]:sr-only"
          >
            {request.product_name}
          </span>
        </a>
        <nav
          aria-label={texts.t('navigation.main')}
          className="flex grow flex-wrap items-center justify-end gap-1 text-15 font-[600] sm:gap-2"
        >
          {!request.is_signed_in && (
            <a href="/#how" className={`${QUIET} max-lg:hidden`}>
              {texts.t('landing.nav_how')}
            </a>
          )}
          {!request.is_signed_in && <PlansLink texts={texts} />}
          <a href={request.help_url} className={`${QUIET} max-md:hidden`}>
            {texts.t('navigation.help')}
          </a>
          {request.is_signed_in ? <SignedIn texts={texts} /> : <SignedOut texts={texts} />}
          <LanguageMenu texts={texts} language={language} />
        </nav>
      </div>
    </header>
  );
}

/** Takes the remaining room in the bar and appears when it fits; the footer always has it. */
function PlansLink({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <span className="@container flex h-9 flex-1 items-center justify-end">
      <a href={UPGRADE_PATH} className={`${QUIET} hidden @min-[5.25rem]:block`}>
        {texts.t('navigation.plans')}
      </a>
    </span>
  );
}

function SignedOut({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <>
      <a href={APP_PATHS.login} className={QUIET}>
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
      <SiteMenu label={texts.t('shell.menu')}>
        <li className="sm:hidden">
          <a href={APP_PATHS.releases} className={CHOICE}>
            {texts.t('navigation.releases')}
          </a>
        </li>
        <li>
          <a href={UPGRADE_PATH} className={CHOICE}>
            {texts.t('navigation.plans')}
          </a>
        </li>
        <li>
          <a href={APP_PATHS.account} className={CHOICE}>
            {texts.t('navigation.settings')}
          </a>
        </li>
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
            href={`?lang=${name}`}
            lang={name}
            hrefLang={name}
            aria-current={name === language ? 'true' : undefined}
            className={`${CHOICE} aria-[current]:font-[680]`}
          >
            {LANGUAGE_NAMES[name]}
          </a>
        </li>
      ))}
    </SiteMenu>
  );
}

/** A menu that works without a script; with one, a press beside it closes it. */
function SiteMenu({ label, spoken, children }: { label: string; spoken?: string; children: ReactNode }) {
  return (
    <details data-menu className="relative">
      <summary
        aria-label={spoken}
        className="list-none rounded-control px-3 py-2 hover:bg-(--hero-hover) [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      <ul className="absolute right-0 z-10 mt-1 grid min-w-44 rounded-card bg-overlay p-1.5 font-[550] text-ink shadow-pop">
        {children}
      </ul>
    </details>
  );
}
