import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PlanGrant } from '@tangent/contract/backoffice-plan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndGrant } from '../../api/person-plan.ts';
import { formatDate } from '../../parts/format.ts';
import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { PlanWhyDialog } from './plan-why-dialog.tsx';

type PlanGrantsProps = { person: Person; grants: readonly PlanGrant[] };

/** What was given, by whom and why; what still runs can be taken back. */
export function PlanGrants({ person, grants }: PlanGrantsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PlanGrant | null>(null);
  return (
    <div>
      <h3 className="text-13 font-[650] text-ink-2">{t('backoffice.plan.given')}</h3>
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <GrantLine key={grant.id} grant={grant} onEnd={() => setAsked(grant)} />
        ))}
      </ul>
      {asked && <EndDialog person={person} grant={asked} onClose={() => setAsked(null)} />}
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
          <span className="font-[600]">{t(`plan.name.${plan}`)}</span>{' '}
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

function EndDialog({ person, grant, onClose }: { person: Person; grant: PlanGrant; onClose: () => void }) {
  const { t } = useTranslation();
  const words = { name: person.name, plan: t(`plan.name.${grant.plan}`) };
  return (
    <PlanWhyDialog
      act={useEndGrant()}
      id={grant.id}
      title={t('backoffice.plan.take_title', words)}
      detail={t('backoffice.plan.take_detail')}
      verb={t('backoffice.plan.take')}
      done={t('backoffice.plan.taken', words)}
      onClose={onClose}
    />
  );
}
