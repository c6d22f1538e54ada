import type { NotificationSetting } from '@tangent/contract/events/notification.ts';
import { useTranslation } from 'react-i18next';
import { useNotificationSettings, useSwitchNotification } from '../../../api/events/notification.ts';
import { useAccount } from '../../../api/identity/account.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { CardSkeleton } from './card-skeleton.tsx';

/** Chooses for each type of event whether it is emailed and whether it appears in the app. */
export function NotificationChoices() {
  const { t } = useTranslation();
  const settings = useNotificationSettings();
  const emailsAreOff = useAccount().data?.email_notifications === false;
  const columns = useColumns(emailsAreOff);
  if (settings.isPending) return <CardSkeleton lines={8} />;
  return (
    <Card title={t('notification.choose.title')}>
      <p className="mb-2 text-ink-2">{t('notification.choose.text')}</p>
      {emailsAreOff && <p className="mb-2 text-13 text-warn">{t('notification.choose.emails_off')}</p>}
      {settings.isError ? (
        <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Table
          caption={t('notification.choose.title')}
          columns={columns}
          rows={settings.data.items}
          rowKey={({ type }) => type}
          minWidth="0"
        />
      )}
    </Card>
  );
}

function useColumns(emailsAreOff: boolean): Column<NotificationSetting>[] {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const change = useSwitchNotification();
  const channel = (name: 'email' | 'app'): Column<NotificationSetting> => ({
    key: name,
    title: t(`notification.channel.${name}`),
    className: 'w-20',
    cell: (setting) =>
      name === 'email' && !setting.email_optional ? (
        <span className="text-13 whitespace-nowrap text-ink-3">{t('notification.choose.always')}</span>
      ) : (
        <Switch
          aria-label={t('notification.choose.switch', {
            type: t(`notification.type.${setting.type}`),
            channel: t(`notification.channel.${name}`),
          })}
          checked={setting[name]}
          disabled={name === 'email' && emailsAreOff}
          onChange={(on) => change.mutate({ type: setting.type, [name]: on }, { onError: showError })}
        />
      ),
  });
  return [
    {
      key: 'type',
      title: t('notification.choose.event'),
      cell: ({ type }) => <span className="block py-1.5 leading-snug">{t(`notification.type.${type}`)}</span>,
    },
    channel('email'),
    channel('app'),
  ];
}
