import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useStaffHome } from '../api/people/staff-home.ts';
import { formatWorkCount } from '../parts/backoffice/work-count.ts';
import { WORK_PLACES } from '../parts/backoffice/work-places.ts';
import { APP_PATHS } from '../site/app-paths.ts';

/** The navigation of the back office, above each of its pages. */
export function BackofficeFrame() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const sections = useSections();
  const counts = useTabCounts(pathname);
  const current = sections.findLast(({ to }) => pathname.startsWith(to))?.to;
  // On a phone the entries do not all fit: the current one must be visible.
  useEffect(() => {
    if (current) list.current?.querySelector(`[href="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className="grid gap-5">
      <nav aria-label={t('navigation.backoffice')} className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul ref={list} className="flex w-max min-w-full gap-5 border-b border-line">
          {sections.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === APP_PATHS.staff_home}
                className="-mb-px block min-h-10 pointer-coarse:min-h-11 scroll-mx-4 border-b-3 border-transparent pt-2 pb-1.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink current:border-ink current:text-ink"
              >
                {name}
                <TabCount waiting={counts.get(to) ?? 0} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}

/** Counts what waits behind each tab; again with every page, because the one before may have done something. */
function useTabCounts(pathname: string): Map<string, number> {
  const { data, refetch } = useStaffHome();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) void refetch();
    before.current = pathname;
  }, [pathname, refetch]);
  const counts = new Map<string, number>();
  for (const { queue, waiting } of data?.queues ?? []) {
    const { tab } = WORK_PLACES[queue];
    counts.set(tab, (counts.get(tab) ?? 0) + waiting);
  }
  return counts;
}

function TabCount({ waiting }: { waiting: number }) {
  const { t, i18n } = useTranslation();
  if (waiting === 0) return null;
  const shown = formatWorkCount(waiting, i18n.language);
  return (
    <>
      <span aria-hidden className="num ml-1.5 text-xs text-ink-3">
        {shown}
      </span>
      <span className="sr-only">, {t('backoffice.home.waiting', { count: waiting, shown })}</span>
    </>
  );
}

function useSections() {
  const { t } = useTranslation();
  return [
    { to: APP_PATHS.staff_home, name: t('backoffice.sections.home') },
    { to: APP_PATHS.reviews, name: t('backoffice.sections.reviews') },
    { to: APP_PATHS.deliveries, name: t('backoffice.sections.deliveries') },
    { to: APP_PATHS.stores, name: t('backoffice.sections.stores') },
    { to: APP_PATHS.changes, name: t('backoffice.sections.changes') },
    { to: APP_PATHS.staff_requests, name: t('backoffice.sections.requests') },
    { to: APP_PATHS.staff_claims, name: t('backoffice.sections.claims') },
    { to: APP_PATHS.playlists, name: t('backoffice.sections.playlists') },
    { to: APP_PATHS.referrals, name: t('backoffice.sections.referrals') },
    { to: APP_PATHS.users, name: t('backoffice.sections.users') },
    { to: APP_PATHS.sales, name: t('backoffice.sections.sales') },
    { to: APP_PATHS.staff_monitoring, name: t('backoffice.sections.monitoring') },
    { to: APP_PATHS.staff_fines, name: t('backoffice.sections.fines') },
    { to: APP_PATHS.withdrawals, name: t('backoffice.sections.withdrawals') },
    { to: APP_PATHS.ledger, name: t('backoffice.sections.ledger') },
    { to: APP_PATHS.audit, name: t('backoffice.sections.log') },
  ];
}
