import type { AccountSession } from '@tangent/contract/identity/account.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeOtherSessions, useSessions } from '../../../api/identity/account-safety.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { SessionRow } from './session-row.tsx';

/** Lists where the account is signed in, this device first; each session can be ended. */
export function SessionsCard() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const items = sessions.data?.items.toSorted(thisDeviceFirst) ?? [];
  return (
    <Card title={t('account.sessions.title')}>
      {sessions.isPending && <EntrySkeleton count={2} />}
      {sessions.isError && <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />}
      <ul className="divide-y divide-line">
        {items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {items.length > 1 && <RevokeOthers />}
    </Card>
  );
}

function thisDeviceFirst(a: AccountSession, b: AccountSession): number {
  return Number(b.current) - Number(a.current);
}

function RevokeOthers() {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const [isOpen, setOpen] = useState(false);
  const revoke = useRevokeOtherSessions();
  const revokeAll = () =>
    revoke.mutate(undefined, {
      onSuccess: () => toast('good', t('account.sessions.others_ended')),
      onError: showError,
      onSettled: () => setOpen(false),
    });
  return (
    <div className="mt-3 border-t border-line pt-4">
      <Button size="small" onClick={() => setOpen(true)}>
        {t('account.sessions.end_others')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('account.sessions.end_others')}
        description={t('account.sessions.end_others_text')}
        confirm={t('account.sessions.end_others')}
        tone="bad"
        busy={revoke.isPending}
        onConfirm={revokeAll}
      />
    </div>
  );
}
