import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useUser } from '../../../app/session/session.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useCenteredTab } from '../../../ui/use-centered-tab.ts';

/** Shows everything that belongs to the account, in four tabs with an address each (S2-089 to S2-092). */
export function AccountScreen() {
  const { t } = useTranslation();
  const { name, username, plan } = useUser();
  return (
    <div className="grid gap-6">
      <PageTitle above={t('account.title')} below={`@${username} · ${t(`plan.name.${plan}`)}`}>
        <span className="break-words">{name}</span>
      </PageTitle>
      <AccountTabs />
      <Outlet />
    </div>
  );
}

function AccountTabs() {
  const { t } = useTranslation();
  const tabs = [
    { to: APP_PATHS.account, name: t('account.tab.personal') },
    { to: APP_PATHS.account_subscription, name: t('account.tab.subscription') },
    { to: APP_PATHS.account_notifications, name: t('account.tab.notifications') },
    { to: APP_PATHS.account_payout, name: t('account.tab.payout') },
  ];
  const row = useCenteredTab(useLocation().pathname);
  return (
    <nav ref={row} aria-label={t('account.title')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-5 border-b border-line">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              preventScrollReset
              className="-mb-px block min-h-10 pointer-coarse:min-h-11 border-b-3 border-transparent pt-2 pb-1.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink current:border-ink current:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
