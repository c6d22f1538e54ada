import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { APP_PATHS } from '../site/app-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Mark } from '../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { HOME_PATH } from './paths.ts';
import { getProductName } from './product.ts';
import { useSession } from './session.ts';

export function TopBar() {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-[1376px] items-center gap-3 px-4 sm:px-8 md:gap-6">
        <Link
          to={HOME_PATH}
          aria-label={t('navigation.home', { product: getProductName() })}
          className="flex h-9 items-center gap-2.5"
        >
          <Mark className="h-[18px]" />
          <span className="hidden font-display text-[1.05rem] font-[720] tracking-[-0.03em] lowercase lg:inline">
            {getProductName()}
          </span>
        </Link>
        <nav aria-label={t('navigation.main')} className="hidden h-full items-center gap-1 md:flex">
          <MainLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <Link to={APP_PATHS.new_release} className={buttonLook('volt', 'medium')}>
            <Plus size={16} aria-hidden /> {t('navigation.new_release')}
          </Link>
          <LanguageMenu />
          <AccountMenu />
        </div>
      </div>
      <nav
        aria-label={t('navigation.main')}
        className="flex h-11 items-center gap-1 overflow-x-auto border-t border-line px-2 md:hidden"
      >
        <MainLinks />
      </nav>
    </header>
  );
}

function MainLinks() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      <MainLink to={HOME_PATH}>{t('navigation.releases')}</MainLink>
      <MainLink to={APP_PATHS.artists}>{t('navigation.artists')}</MainLink>
      {user && 'is_staff' in user && user.is_staff && (
        <MainLink to={APP_PATHS.reviews} within="/backoffice/">
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
          'relative flex h-8 items-center rounded-control px-3 font-[550] whitespace-nowrap hover:bg-sunken',
          isActive || isWithin
            ? 'text-ink after:absolute after:inset-x-3 after:-bottom-[6px] after:h-[3px] after:bg-ink md:after:-bottom-[12px]'
            : 'text-ink-2',
        )
      }
    >
      {children}
    </NavLink>
  );
}
