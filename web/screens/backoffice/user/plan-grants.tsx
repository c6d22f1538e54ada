import type { PlanGrant } from '@tangent/contract/money/backoffice-plan.ts';
import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokePlanGrant } from '../../../api/money/user-plan.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { PlanNoteDialog } from './plan-note-dialog.tsx';

type PlanGrantsProps = { user: UserDetail; grants: readonly PlanGrant[] };

/** Lists granted plans, by whom and why; running ones can be revoked. */
export function PlanGrants({ user, grants }: PlanGrantsProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<PlanGrant | null>(null);
  return (
    <div>
      <h3 className="text-13 font-bold text-ink-2">{t('backoffice.plan.given')}</h3>
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <GrantLine key={grant.id} grant={grant} onEnd={() => setSelected(grant)} />
        ))}
      </ul>
      {selected && <RevokeDialog user={user} grant={selected} onClose={() => setSelected(null)} />}
    </div>
  );
}

function GrantLine({ grant, onEnd }: { grant: PlanGrant; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const { plan, provider, reason, granted_by, starts_at, ends_at, revoked_at, is_running } = grant;
  const date = (at: string) => formatDate(at, i18n.language);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-strong">{t(`plan.name.${plan}`)}</span>{' '}
          <span className="text-ink-2">
            {date(starts_at)} – {date(ends_at)}
          </span>{' '}
          {is_running && <StatusPill tone="good">{t('backoffice.plan.running')}</StatusPill>}
          {revoked_at && (
            <StatusPill tone="quiet">{t('backoffice.plan.revoked', { date: date(revoked_at) })}</StatusPill>
          )}
        </p>
        <p className="text-13 break-words text-ink-2">
          {reason}{' '}
          <span className="text-ink-3">
            {provider === 'apple' ? 'Apple · ' : ''}
            {granted_by ?? t('backoffice.audit.machine')}
          </span>
        </p>
      </div>
      {is_running && (
        <Button size="small" onClick={onEnd}>
          {t('backoffice.plan.take')}
        </Button>
      )}
    </li>
  );
}

function RevokeDialog({ user, grant, onClose }: { user: UserDetail; grant: PlanGrant; onClose: () => void }) {
  const { t } = useTranslation();
  const values = { name: user.name, plan: t(`plan.name.${grant.plan}`) };
  return (
    <PlanNoteDialog
      mutation={useRevokePlanGrant()}
      id={grant.id}
      title={t('backoffice.plan.take_title', values)}
      detail={t('backoffice.plan.take_detail')}
      verb={t('backoffice.plan.take')}
      done={t('backoffice.plan.taken', values)}
      onClose={onClose}
    />
  );
}
