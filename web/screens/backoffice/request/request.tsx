import type { StaffRequestDetail } from '@tangent/contract/promotion/form.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useStaffMove } from '../../../api/distribution/move.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { useAddRequestNote, useStaffRequest, useStartRequest } from '../../../api/promotion/form.ts';
import { DueTime } from '../../../parts/catalogue/release/due-time.tsx';
import { languageName } from '../../../parts/form/language-options.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ArrivalChart, ArrivalLog } from '../../../parts/promotion/move/arrival-chart.tsx';
import { RequestState } from '../../../parts/promotion/request/request-state.tsx';
import { RequestValues } from '../../../parts/promotion/request/request-values.tsx';
import { formatDateTime } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AnswerCard } from './answer-card.tsx';
import { MoveCard } from './move-card.tsx';

/** One request for staff: its values, the answer, and internal notes. */
export function BackofficeRequest() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useStaffRequest(id);
  if (isPending) return <SkeletonRows count={6} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Loaded request={data} />;
}

function Loaded({ request }: { request: StaffRequestDetail }) {
  const { t } = useTranslation();
  const move = useStaffMove(request.id, { enabled: request.form === 'content-relocation' }).data;
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.staff_requests} className="hover:underline">
            {t('form.staff.back')}
          </Link>
        }
        below={<RequestState {...request} />}
        actions={request.status === 'received' && <StartButton id={request.id} />}
      >
        {t(`tools.name.${request.form}`)}: {request.subject}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-96">
        <div className="grid gap-5">
          <Card title={t('form.staff.values')}>
            <RequestValues request={request} />
          </Card>
          <AnswerCard request={request} />
        </div>
        <div className="grid gap-5">
          <PersonCard request={request} />
          {move && <MoveCard requestId={request.id} move={move} />}
          {move && <ArrivalLog move={move} />}
          <Notes request={request} />
        </div>
      </div>
      {move && move.stores.length > 0 && <ArrivalChart move={move} />}
    </div>
  );
}

function StartButton({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const start = useStartRequest(id);
  return (
    <Button
      busy={start.isPending}
      onClick={() => start.mutate(undefined, { onError: (error) => toast('bad', getErrorText(i18n, error)) })}
    >
      {t('form.staff.start')}
    </Button>
  );
}

function PersonCard({ request: { person, due_at, status } }: { request: StaffRequestDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('form.staff.person')}>
      <p>
        <Link className="text-link" to={APP_PATHS.user.replace(':id', person.account_id)}>
          {person.name}
        </Link>
      </p>
      <p className="mt-1 text-13 break-all text-ink-2">{person.email}</p>
      <p className="mt-1 text-13 text-ink-2">
        {languageName(person.language, i18n.language)} · {t(`plan.name.${person.plan}`)}
      </p>
      {status !== 'answered' && (
        <p className="mt-2 flex flex-wrap gap-x-2 text-13 text-ink-2">
          {t('form.staff.due')} <DueTime at={due_at} />
        </p>
      )}
    </Card>
  );
}

function Notes({ request: { id, notes } }: { request: StaffRequestDetail }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const add = useAddRequestNote(id);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const save = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    add.mutate(text, {
      onSuccess: () => setText(''),
      onError: (error) => toast('bad', getErrorText(i18n, error)),
    });
  };
  return (
    <Card title={t('form.staff.notes')}>
      <ul className="grid gap-3">
        {notes.map((one) => (
          <li key={one.id}>
            <p className="whitespace-pre-line">{one.text}</p>
            <p className="text-13 text-ink-3">
              {one.author} · {formatDateTime(one.created_at, i18n.language)}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2">
        <TextareaField
          label={t('form.staff.note_add')}
          error={missing ? t('form.staff.note_missing') : undefined}
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="small" className="justify-self-start" busy={add.isPending} onClick={save}>
          {t('form.staff.note_add')}
        </Button>
      </div>
    </Card>
  );
}
