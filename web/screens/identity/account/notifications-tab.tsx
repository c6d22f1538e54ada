import type { Account } from '@tangent/contract/identity/account.ts';
import { useTranslation } from 'react-i18next';
import { useSwitchFlag } from '../../../api/identity/account.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { WithAccount } from './with-account.tsx';

const FLAGS = ['email_notifications', 'marketing'] as const;
const ALWAYS = ['security', 'email', 'money', 'plan', 'account'] as const;

/** Chooses which emails the user receives; each switch takes effect immediately. */
export function NotificationsTab() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <WithAccount loading={<CardSkeleton lines={2} />}>{(account) => <Flags account={account} />}</WithAccount>
        <AlwaysSent />
      </div>
      <NotificationChoices />
    </div>
  );
}

function Flags({ account }: { account: Account }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const change = useSwitchFlag();
  return (
    <Card title={t('account.notifications.title')}>
      <p className="mb-2 text-ink-2">
        {t('account.notifications.to')} <span className="break-all text-ink">{account.email}</span>
      </p>
      <div className="divide-y divide-line">
        {FLAGS.map((flag) => (
          <div key={flag} className="py-2">
            <SwitchField
              label={t(`account.notifications.${flag}.name`)}
              hint={t(`account.notifications.${flag}.text`)}
              checked={account[flag]}
              onChange={(on) => change.mutate({ [flag]: on }, { onError: showError })}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}

function AlwaysSent() {
  const { t } = useTranslation();
  return (
    <Card title={t('account.notifications.always')}>
      <p className="text-ink-2">{t('account.notifications.always_text')}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {ALWAYS.map((kind) => (
          <li key={kind}>{t(`account.notifications.kind.${kind}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
