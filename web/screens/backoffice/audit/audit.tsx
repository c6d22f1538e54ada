import type { AuditEvent } from '@tangent/contract/identity/backoffice-audit.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditLog } from '../../../api/identity/backoffice-audit.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { useActionTexts } from '../../../parts/backoffice/use-action-texts.ts';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** The pause in typing after which the log is searched. */
const SEARCH_AFTER_MS = 250;
const SUBJECTS = ['release', 'delivery', 'store', 'metadata_change', 'user', 'artist'] as const;

/** Lists who did what, when, and with which result. Read-only. */
export function BackofficeAudit() {
  const { t } = useTranslation();
  const [subject, setSubject] = useState('');
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), SEARCH_AFTER_MS);
  const [withRoutine, setWithRoutine] = useState(false);
  const isFiltered = subject !== '' || q !== '';
  const log = useAuditLog({
    routine: withRoutine ? 'shown' : 'hidden',
    ...(subject !== '' && { subject_kind: subject }),
    ...(q !== '' && { q }),
  });
  const { items, total } = readPages(log);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.audit.title')}</PageTitle>
      <Card>
        <Filters
          search={search}
          subject={subject}
          withRoutine={withRoutine}
          onSearch={setSearch}
          onSubject={setSubject}
          onRoutine={setWithRoutine}
        />
        {log.isPending && <SkeletonRows count={8} />}
        {log.isError && !log.data && <LoadFailed error={log.error} onRetry={() => void log.refetch()} />}
        {log.data && total === 0 && (
          <EmptyState title={t(isFiltered ? 'backoffice.audit.no_match' : 'backoffice.audit.empty.title')}>
            {!isFiltered && t('backoffice.audit.empty.text')}
          </EmptyState>
        )}
        {total > 0 && (
          <>
            <AuditTable items={items} />
            <MoreRows list={log} />
          </>
        )}
      </Card>
    </div>
  );
}

type FiltersProps = {
  search: string;
  subject: string;
  /** Whether entries that repeat every month are listed too. */
  withRoutine: boolean;
  onSearch: (search: string) => void;
  onSubject: (subject: string) => void;
  onRoutine: (withRoutine: boolean) => void;
};

function Filters({ search, subject, withRoutine, onSearch, onSubject, onRoutine }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,24rem)_minmax(0,16rem)_1fr]">
      <TextField
        type="search"
        label={t('backoffice.audit.search')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={t('backoffice.audit.subject')}
        placeholder={t('backoffice.audit.any_subject')}
        options={SUBJECTS.map((value) => ({ value, label: t(`backoffice.audit.subjects.${value}`) }))}
        value={subject}
        onChange={(event) => onSubject(event.target.value)}
      />
      <div className="sm:self-end sm:pb-1.5 lg:col-start-3">
        <CheckboxField
          label={t('backoffice.audit.routine')}
          hint={t('backoffice.audit.routine_hint')}
          checked={withRoutine}
          onChange={(event) => onRoutine(event.target.checked)}
        />
      </div>
    </div>
  );
}

function AuditTable({ items }: { items: readonly AuditEvent[] }) {
  const { t } = useTranslation();
  const { describeAction } = useActionTexts();
  const columns: Column<AuditEvent>[] = [
    {
      key: 'at',
      title: t('backoffice.audit.at'),
      className: 'whitespace-nowrap',
      cell: (event) => <At at={event.at} />,
    },
    {
      key: 'actor',
      title: t('backoffice.audit.actor'),
      className: 'whitespace-nowrap',
      cell: (event) => event.actor_name ?? t('backoffice.audit.machine'),
    },
    {
      key: 'action',
      title: t('backoffice.audit.action_column'),
      className: 'min-w-44 py-2 font-medium first-letter:uppercase',
      cell: (event) => describeAction(event.action),
    },
    {
      key: 'subject',
      title: t('backoffice.audit.subject'),
      className: 'min-w-40 py-2',
      cell: ({ subject_name, subject_id }) => subject_name ?? shorten(subject_id),
    },
    {
      key: 'details',
      title: t('backoffice.audit.details'),
      className: 'w-full py-2',
      cell: (event) => <Details event={event} />,
    },
  ];
  return (
    <Table
      caption={t('backoffice.audit.title')}
      columns={columns}
      rows={items}
      rowKey={(event) => event.id}
      minWidth="58rem"
    />
  );
}

/** The end of a long id tells two subjects without a name apart. */
function shorten(id: string): string {
  return /^[0-9a-f-]{36}$/.test(id) ? `…${id.slice(-6)}` : id;
}

function Details({ event }: { event: AuditEvent }) {
  const { describeDetails } = useActionTexts();
  return <span className="text-13 break-words text-ink-2">{describeDetails(event).join(' · ')}</span>;
}

function At({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={at} className="code text-ink-2">
      {formatInstant(at, i18n.language)}
    </time>
  );
}
