import { clsx } from 'clsx';
import { Moon, Plus, Search, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { APP_PATHS, UPGRADE_PATH } from '../../site/app-paths.ts';
import { getFormatLocale } from '../../texts/load-texts.ts';
import { Avatar, getInitials } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { hasCommandKey } from '../palette/use-palette.tsx';
import { HOME_PATH } from '../paths.ts';
import { getProductName } from '../product.ts';
import { hasSubscription, isOfferedUpgrade } from '../session/has-subscription.ts';
import { useSession } from '../session/session.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { LanguageMenu } from './language-menu.tsx';
import { buildLazyMenu } from './late-menu.tsx';
import { BAR_ENTRIES, listNavEntries } from './nav-entries.ts';
import { SmallMenu } from './small-menu.tsx';

const Late = buildLazyMenu(async () => (await import('./opened-account-menu.tsx')).OpenedAccountMenu);

/** Royalties, settings, sign out (S2-075 to S2-077). */
function AccountMenu() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Late
      label={`${getInitials(user.name, getFormatLocale(i18n))}, ${t('navigation.account', { name: user.name })}`}
      triggerClass="rounded-full"
      trigger={<Avatar name={user.name} />}
    />
  );
}

/** The bar of signed-in users (S2-069 to S2-078); below tablet width in landscape, most entries move into the menu. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-4 sm:px-8 lg:gap-6">
        <Link
          to={HOME_PATH}
          aria-label={t('navigation.home', { product: getProductName() })}
          className="tap flex h-9 items-center gap-2.5"
        >
          <Mark className="h-4.5" />
          <span lang="en" className="hidden font-display text-17 font-bold tracking-brand lowercase sm:inline">
            {getProductName()}
          </span>
        </Link>
        <nav aria-label={t('navigation.main')} className="hidden h-full items-center gap-1 lg:flex">
          <MainLinks />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          <SearchButtons onSearch={onSearch} />
          <NewRelease />
          <div className="flex shrink-0 items-center gap-2 max-lg:hidden">
            <Upgrade />
            <LanguageMenu />
            <ThemeToggle />
          </div>
          <NotificationBell />
          <div className="max-lg:hidden">
            <AccountMenu />
          </div>
          <SmallMenu className="-mr-2 lg:hidden" />
        </div>
      </div>
    </header>
  );
}

function SearchButtons({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        onClick={onSearch}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-9 min-w-0 items-center gap-2 rounded-control bg-surface px-3 text-ink-2 ring-1 ring-line ring-inset hover:text-ink page:pr-1.5 xl:flex"
      >
        <Search size={15} aria-hidden />
        <span className="truncate">{t('shell.search')}</span>
        <kbd
          className="ml-3 hidden whitespace-nowrap rounded-box px-1.5 py-0.5 font-mono text-2xs leading-5 text-ink-3 ring-1 ring-line ring-inset page:block"
          aria-hidden
        >
          {hasCommandKey() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <IconButton label={t('shell.search')} aria-haspopup="dialog" onClick={onSearch} className="xl:hidden">
        <Search size={19} aria-hidden />
      </IconButton>
    </>
  );
}

/** The page on which a new release is the main action; all others have their own. */
const NEW_RELEASE_FIRST = APP_PATHS.releases;

function NewRelease() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // Staff at work for others have no release to begin.
  if (pathname.startsWith('/backoffice')) return null;
  const tone = pathname === NEW_RELEASE_FIRST ? 'volt' : 'plain';
  return (
    <Link to={APP_PATHS.new_release} className={buttonClass(tone, 'medium', 'shrink-0 max-sm:w-9 max-sm:px-0')}>
      <Plus size={16} aria-hidden /> <span className="max-sm:sr-only">{t('navigation.new_release')}</span>
    </Link>
  );
}

/** The upgrade link for users without a subscription; the plans page is not part of the app. */
function Upgrade() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null || !isOfferedUpgrade(user)) return null;
  return (
    <a href={`${UPGRADE_PATH}?from=v3_navbar`} className={buttonClass('plain', 'medium', 'shrink-0')}>
      {t('shell.upgrade')}
    </a>
  );
}

/** The theme switch for subscribers; the footer has it for everyone. */
function ThemeToggle() {
  const { t } = useTranslation();
  const { user } = useSession();
  const theme = useTheme();
  if (user === null || !hasSubscription(user)) return null;
  const label = theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark');
  return (
    <IconButton label={label} onClick={toggleTheme}>
      {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  );
}

function MainLinks() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      {listNavEntries(BAR_ENTRIES).map(({ name, path }) => (
        <MainLink key={name} to={path} {...(name === 'tools' ? { within: '/forms/' } : {})}>
          {t(`shell.entry.${name}`)}
        </MainLink>
      ))}
      {user && 'is_staff' in user && user.is_staff && (
        <MainLink to={APP_PATHS.staff_home} within="/backoffice">
          {t('navigation.backoffice')}
        </MainLink>
      )}
    </>
  );
}

function MainLink({ to, within, children }: { to: string; within?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isWithin = within !== undefined && pathname.startsWith(within);
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        clsx(
          'relative flex h-8 items-center rounded-control px-3 font-medium whitespace-nowrap hover:bg-sunken',
          isActive || isWithin
            ? 'text-ink after:absolute after:inset-x-3 after:-bottom-3 after:h-0.75 after:bg-ink'
            : 'text-ink-2',
        )
      }
    >
      {children}
    </NavLink>
  );
}
