import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useUserDetail } from '../../../api/people/users.ts';
import { AccountStatusPill } from '../../../parts/identity/account/account-status-pill.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { ActionLog } from './action-log.tsx';
import { SecurityLog } from './security-log.tsx';
import { UserActions } from './user-actions.tsx';
import { UserArtists } from './user-artists.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserPlanCard } from './user-plan.tsx';
import { UserReleases } from './user-releases.tsx';

/** Shows one account: its status, contents, history and the available actions. */
export function BackofficeUser() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const detail = useUserDetail(id);
  if (detail.isPending) return <Skeleton className="h-128 rounded-card" />;
  if (detail.isError && !detail.data) {
    const back = (
      <Link to={APP_PATHS.users} className={buttonClass('volt', 'medium')}>
        {t('backoffice.users.title')}
      </Link>
    );
    return <MissingPage error={detail.error} onRetry={() => void detail.refetch()} back={back} />;
  }
  return <UserPage user={detail.data} />;
}

function UserPage({ user }: { user: UserDetail }) {
  return (
    <div className="grid gap-5">
      <UserTitle user={user} />
      <AccountNotices user={user} />
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <div className="grid min-w-0 gap-5 max-lg:order-2">
          <UserReleases user={user} />
          <UserPlanCard user={user} />
          <SecurityLog events={user.security_events} />
          <ActionLog id={user.id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <UserActions user={user} />
          <UserFacts user={user} />
          {user.artists.length > 0 && <UserArtists artists={user.artists} />}
        </div>
      </div>
    </div>
  );
}

function UserTitle({ user: { name, account_status, is_staff, email } }: { user: UserDetail }) {
  const { t } = useTranslation();
  return (
    <PageTitle
      above={
        <>
          <AccountStatusPill account_status={account_status} />
          {is_staff && <StatusPill tone="info">{t('backoffice.users.staff')}</StatusPill>}
        </>
      }
      below={email}
    >
      {name}
    </PageTitle>
  );
}

/** Explains why the account is blocked, and which message its owner received. */
function AccountNotices({ user: { block, deactivated_at, erased_at } }: { user: UserDetail }) {
  const { t, i18n } = useTranslation();
  const day = (at: string) => formatDate(at, i18n.language);
  if (erased_at) return <Banner tone="info" title={t('backoffice.user.erased', { date: day(erased_at) })} />;
  return (
    <>
      {deactivated_at && <Banner tone="info" title={t('backoffice.user.closed', { date: day(deactivated_at) })} />}
      {block && (
        <Banner
          tone="warn"
          title={t('backoffice.user.blocked', {
            date: day(block.since),
            reason: t(`auth.blocked.reasons.${block.reason}`),
          })}
        >
          {block.note}
        </Banner>
      )}
    </>
  );
}
