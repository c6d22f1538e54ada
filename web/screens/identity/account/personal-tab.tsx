import type { Account } from '@tangent/contract/identity/account.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../../app/session/session.ts';
import { AccountExport } from '../../../parts/identity/account/account-export.tsx';
import { refreshUser } from '../../../parts/identity/account/refresh-user.ts';
import { Anchor } from '../../../parts/page/anchor.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { ClosingCard } from './closing-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInMethodsCard } from './sign-in-methods-card.tsx';
import { TokensCard } from './tokens-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';
import { WithAccount } from './with-account.tsx';

/**
 * Shows the result of opening the link for a new address, which leads here. Shown once: the result is then
 * removed from the page's address.
 */
function EmailOutcome() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [outcome] = useState(() => search.get('email'));
  useEffect(() => {
    if (outcome === null) return;
    void refreshUser();
    const removeParam = (query: URLSearchParams) => {
      query.delete('email');
      return query;
    };
    setSearch(removeParam, { replace: true, preventScrollReset: true });
  }, [outcome, setSearch]);
  if (outcome === 'changed') return <Banner tone="good" title={t('account.email.changed')} />;
  if (outcome !== 'failed') return null;
  return (
    <Banner tone="bad" title={t('account.email.failed')}>
      {t('account.email.failed_text')}
    </Banner>
  );
}

/** Shows personal data, the ways to sign in and the account's activity (S2-089, A-054, A-137, A-180). */
export function PersonalTab() {
  return (
    <div className="grid gap-5">
      <EmailOutcome />
      <WithAccount loading={<PersonalSkeleton />}>{(account) => <PersonalCards account={account} />}</WithAccount>
    </div>
  );
}

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-2';
const COLUMN = 'grid min-w-0 gap-5';

function PersonalCards({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { is_staff } = useUser();
  return (
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <Anchor name="profile">
          <ProfileCard account={account} />
        </Anchor>
        <Anchor name="email">
          <EmailCard account={account} />
        </Anchor>
        <Anchor name="password">
          <PasswordCard account={account} />
        </Anchor>
        <Anchor name="tokens">
          <TokensCard />
        </Anchor>
        <Anchor name="webhooks">
          <WebhooksCard />
        </Anchor>
      </div>
      <div className={COLUMN}>
        <Anchor name="two-factor">
          <TwoFactorCard account={account} />
        </Anchor>
        <Anchor name="sign-in">
          <SignInMethodsCard account={account} />
        </Anchor>
        <Anchor name="devices">
          <SessionsCard />
        </Anchor>
        <Anchor name="activity">
          <ActivityCard />
        </Anchor>
        <Anchor name="archive">
          <Card>
            <AccountExport />
            <p className="mt-4 text-13">
              <Link className="text-link" to={APP_PATHS.releases}>
                {t('handover.account')}
              </Link>
            </p>
          </Card>
        </Anchor>
        {!is_staff && (
          <Anchor name="close">
            <ClosingCard />
          </Anchor>
        )}
      </div>
    </div>
  );
}

function PersonalSkeleton() {
  return (
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <CardSkeleton lines={6} />
        <CardSkeleton lines={2} />
        <CardSkeleton lines={3} />
      </div>
      <div className={COLUMN}>
        <CardSkeleton lines={2} />
        <CardSkeleton lines={2} />
        <CardSkeleton lines={4} />
      </div>
    </div>
  );
}
