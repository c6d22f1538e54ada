import type { Account } from '@tangent/contract/identity/account.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** Lists the ways to sign in: a password, and the providers used with this address. */
export function SignInMethodsCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <Card title={t('account.ways.title')}>
      <ul className="divide-y divide-line">
        <Way name={t('account.method.password')}>
          <StatusPill tone={account.has_password ? 'good' : 'quiet'}>
            {t(account.has_password ? 'account.ways.set' : 'account.ways.not_set')}
          </StatusPill>
        </Way>
        {account.providers.map((provider) => (
          <Way key={provider} name={t(`account.method.${provider}`)}>
            <StatusPill tone="good">{t('account.ways.linked')}</StatusPill>
          </Way>
        ))}
      </ul>
    </Card>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="font-medium">{name}</span>
      {children}
    </li>
  );
}
