import type { StaffFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useStaffDispute } from '../../../api/money/fine-dispute.ts';
import { DueDay } from '../../../parts/backoffice/due-day.tsx';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { useFineFact } from '../../../parts/money/fine/use-fine-fact.ts';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatDate, formatInstant } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/list/timeline.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { MoveCard } from './move-card.tsx';

/** One dispute of a fine: the fine, what the artist writes, what to do next, and its history. */
export function BackofficeFine() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useStaffDispute(id);
  const back = (
    <Link to={APP_PATHS.staff_fines} className="tap text-link">
      {t('backoffice.sections.fines')}
    </Link>
  );
  if (data) return <Dispute dispute={data} back={back} />;
  if (isError) return <MissingPage error={error} onRetry={() => void refetch()} back={back} />;
  return (
    <Card>
      <SkeletonRows count={6} />
    </Card>
  );
}

type DisputeProps = { dispute: StaffFineDispute };

function Dispute({ dispute, back }: DisputeProps & { back: ReactNode }) {
  const { t } = useTranslation();
  const describe = useFineFact();
  const { state, returned_at, reason, note } = dispute;
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <>
            {back}
            <DisputePill dispute={state} returned_on={returned_at} />
          </>
        }
      >
        {describe(dispute)}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-2-1">
        <div className="grid gap-5">
          <Facts dispute={dispute} />
          <Card title={t('backoffice.fines.artist_writes')} isRegion>
            <p className="font-medium">{t(`royalty.dispute.reasons.${reason}`)}</p>
            <p className="mt-1 max-w-text whitespace-pre-line" dir="auto">
              {note}
            </p>
          </Card>
        </div>
        <div className="grid gap-5">
          <MoveCard dispute={dispute} />
          <History dispute={dispute} />
        </div>
      </div>
    </div>
  );
}

function Facts({ dispute: { person, release, track, posted_at, transaction_id, step, due_on } }: DisputeProps) {
  const { t, i18n } = useTranslation();
  const facts = [
    { key: 'step', name: t('backoffice.fines.column.step'), value: t(`backoffice.fines.step.${step}`) },
    { key: 'due', name: t('backoffice.fines.column.due'), value: due_on === null ? '–' : <DueDay day={due_on} /> },
    {
      key: 'person',
      name: t('backoffice.fines.column.person'),
      value: (
        <Link to={APP_PATHS.user.replace(':id', person.id)} className="text-link">
          {person.name}
        </Link>
      ),
    },
    {
      key: 'release',
      name: t('royalty.release'),
      value:
        release === null ? (
          '–'
        ) : (
          <Link to={APP_PATHS.review.replace(':id', release.id)} className="text-link">
            {release.title || t('release.untitled')}
          </Link>
        ),
    },
    { key: 'isrc', name: t('release.field.isrc'), value: <span className="code">{track.isrc ?? '–'}</span> },
    { key: 'posted', name: t('backoffice.fines.posted'), value: formatDate(posted_at, i18n.language) },
    { key: 'line', name: t('backoffice.fines.line'), value: <span className="code">{transaction_id}</span> },
  ];
  return (
    <Card title={t('backoffice.fines.column.fine')} isRegion>
      <FactList facts={facts} />
    </Card>
  );
}

function History({ dispute: { history, due_on } }: DisputeProps) {
  const { t, i18n } = useTranslation();
  const entries = history.map(
    ({ state, by, at, note }, index): TimelineEntry => ({
      key: String(index),
      label: t(`backoffice.fines.event.${by === 'system' && state === 'accepted' ? 'taken_back' : state}`),
      when: <time dateTime={at}>{formatInstant(at, i18n.language)}</time>,
      detail: note,
      state: due_on !== null && index === history.length - 1 ? 'now' : 'done',
    }),
  );
  return (
    <Card title={t('backoffice.fines.history')} isRegion>
      <Timeline entries={entries} />
    </Card>
  );
}
