import { HOUR_MS } from '@tangent/domain/duration.ts';
import type { FormId } from '@tangent/domain/promotion/form/forms.ts';
import { FORM_IDS } from '@tangent/domain/promotion/form/forms.ts';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { type LoadedForm, useForm } from '../../../api/promotion/form.ts';
import { useUser } from '../../../app/session/session.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDateTime, formatTime } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { FormFieldInput } from './form-field.tsx';
import { OwnRequests } from './own-requests.tsx';
import { RequestCard } from './request-card.tsx';
import { type RequestForm as FormState, useRequestForm } from './use-request-form.ts';

/** /forms/{id}: one request form, and the requests of the account (S2-049). */
export function RequestForm() {
  const { form = '' } = useParams();
  const [search] = useSearchParams();
  const request = search.get('request');
  const id = FORM_IDS.find((one) => one === form) ?? null;
  if (id === null) return <NoForm />;
  return request === null ? <OpenForm key={id} id={id} /> : <SentForm id={id} request={request} />;
}

function NoForm() {
  const { t } = useTranslation();
  return (
    <Card>
      <h1 className="sr-only">{t('form.missing.title')}</h1>
      <EmptyState
        title={t('form.missing.title')}
        action={
          <Link to={APP_PATHS.tools} className={buttonClass('volt', 'medium')}>
            {t('form.missing.action')}
          </Link>
        }
      >
        {t('form.missing.text')}
      </EmptyState>
    </Card>
  );
}

function SentForm({ id, request }: { id: FormId; request: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <PageTitle above={<Trail />}>{t(`tools.name.${id}`)}</PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <RequestCard id={request} form={id} />
        <OwnRequests />
      </div>
    </div>
  );
}

function OpenForm({ id }: { id: FormId }) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useForm(id);
  if (data) return <FilledForm loaded={data} />;
  return (
    <div className="grid gap-5">
      <PageTitle above={<Trail />}>{t(`tools.name.${id}`)}</PageTitle>
      {isError ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={6} />}
    </div>
  );
}

function FilledForm({ loaded }: { loaded: LoadedForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRequestForm(loaded, (id) => void navigate(`/forms/${loaded.form}?request=${id}`));
  const toFix = new Set(form.issues.map(({ path }) => path.split('.')[0])).size;
  const fact =
    toFix > 0
      ? t('form.fact_fix', { count: toFix })
      : form.open_count > 0
        ? t('form.fact_left', { count: form.open_count })
        : t('form.fact_ready');
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <>
            <Trail /> <DraftState form={form} />
          </>
        }
        below={
          <>
            {t(`tools.text.${form.id}`)} <span className="font-strong text-ink">{fact}</span>
          </>
        }
      >
        {t(`tools.name.${form.id}`)}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <Card>
          <form
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              form.send();
            }}
          >
            <Fields form={form} />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" tone="volt" size="large" busy={form.is_sending}>
                {t('form.send')}
              </Button>
              <Button tone="quiet" size="large" onClick={form.discard}>
                {t('form.discard')}
              </Button>
            </div>
          </form>
        </Card>
        <div className="grid gap-5">
          <Clock hours={loaded.support_hours} />
          <OwnRequests />
          <p className="flex gap-2 rounded-card bg-sunken p-4 text-13 text-ink-2">
            <Lock size={16} className="mt-0.5 shrink-0" aria-hidden /> {t('form.privacy')}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Short fields stand in pairs, long ones use the whole width. */
const WIDE = ['textarea', 'isrc_list', 'url_list', 'releases', 'changes', 'file', 'checkbox'];

function Fields({ form }: { form: FormState }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {form.fields.map((field) => (
        <div key={field.name} className={WIDE.includes(field.type) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
          <FormFieldInput field={field} form={form} />
        </div>
      ))}
    </div>
  );
}

function Trail() {
  const { t } = useTranslation();
  return (
    <Link to={APP_PATHS.tools} className="hover:underline">
      {t('tools.title')}
    </Link>
  );
}

function DraftState({ form: { save_state, saved_at } }: { form: FormState }) {
  const { t, i18n } = useTranslation();
  const text =
    save_state === 'saving'
      ? t('form.saving')
      : save_state === 'failed'
        ? t('form.not_saved')
        : saved_at === null
          ? ''
          : t('form.saved', { time: formatTime(saved_at, i18n.language) });
  return (
    <span role="status" className="font-soft">
      {text}
    </span>
  );
}

/** The promise of the plan, step by step. */
function Clock({ hours }: { hours: number }) {
  const { t, i18n } = useTranslation();
  const { plan } = useUser();
  const due = formatDateTime(new Date(Date.now() + hours * HOUR_MS).toISOString(), i18n.language);
  const steps = [
    { name: t('form.clock.send'), time: t('form.clock.today') },
    { name: t('form.clock.answer'), time: t('form.clock.by', { time: due }) },
  ];
  return (
    <Card>
      <p className="display text-xl">{t('form.clock.promise', { hours, plan: t(`plan.name.${plan}`) })}</p>
      <ol className="mt-4 grid gap-3">
        {steps.map(({ name, time }, index) => (
          <li key={name} className="grid grid-cols-rail-4 gap-x-2.5">
            <span
              className={`mt-1 size-3 rounded-full border-2 border-ink ${index === 0 ? 'bg-volt' : 'bg-surface'}`}
              aria-hidden
            />
            <span className="text-13">
              <b className="block font-bold">{name}</b>
              <span className="text-ink-2">{time}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
