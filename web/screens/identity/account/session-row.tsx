import type { AccountSession } from '@tangent/contract/identity/account.ts';
import { useTranslation } from 'react-i18next';
import { useRevokeSession } from '../../../api/identity/account-safety.ts';
import { useDeviceName } from '../../../parts/identity/account/use-device-name.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDateTime } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** Shows one device: what it is, where and how it signed in, and when it was last used. */
export function SessionRow({ session }: { session: AccountSession }) {
  const { t, i18n } = useTranslation();
  const nameDevice = useDeviceName();
  const device = nameDevice(session.user_agent);
  const when = (instant: string) => formatDateTime(instant, i18n.language);
  const facts = [
    t('account.sessions.last_used', { time: when(session.last_used_at) }),
    session.ip_address,
    t('account.sessions.signed_in', { time: when(session.created_at) }),
    t(`account.method.${session.method}`),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {session.current && <StatusPill tone="live">{t('account.sessions.this_device')}</StatusPill>}
        </p>
        <p className="mt-0.5 text-13 break-words text-ink-3">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {!session.current && <RevokeButton id={session.id} device={device} />}
    </li>
  );
}

function RevokeButton({ id, device }: { id: string; device: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const revoke = useRevokeSession();
  return (
    <Button
      size="small"
      aria-label={t('account.sessions.end_named', { device })}
      busy={revoke.isPending}
      onClick={() =>
        revoke.mutate(id, {
          onSuccess: () => toast('good', t('account.sessions.ended', { device })),
          onError: showError,
        })
      }
    >
      {t('account.sessions.end')}
    </Button>
  );
}
