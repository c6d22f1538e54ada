import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type OpenChange, useDecideChange, useOpenChanges } from '../../../api/distribution/metadata-change.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { DifferenceList } from '../../../parts/catalogue/release/difference-list.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

/** Lists requested changes of live releases that wait for a decision, oldest first. */
export function BackofficeChanges() {
  const { t } = useTranslation();
  const changes = useOpenChanges();
  const items = changes.data?.items ?? [];
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.changes.title')}</PageTitle>
      {changes.isPending && <SkeletonRows count={4} />}
      {changes.isError && !changes.data && <LoadFailed error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.data && items.length === 0 && (
        <Card>
          <EmptyState title={t('backoffice.changes.empty.title')}>{t('backoffice.changes.empty.text')}</EmptyState>
        </Card>
      )}
      {items.map((change) => (
        <ChangeCard key={change.id} change={change} />
      ))}
    </div>
  );
}

function ChangeCard({ change }: { change: OpenChange }) {
  const { t, i18n } = useTranslation();
  const { isBusy, declining, setDeclining, send } = useDecision(change.id);
  return (
    <Card
      title={
        <Link className="text-link" to={`/backoffice/reviews/${change.release_id}`}>
          {change.title} · {change.primary_artist}
        </Link>
      }
      action={
        <span className="text-13 text-ink-3">
          {change.owner_name} · {formatInstant(change.created_at, i18n.language)}
        </span>
      }
    >
      <div className="grid gap-4">
        <DifferenceList differences={change.differences} />
        {change.note && <p className="rounded-control bg-sunken p-3">{change.note}</p>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setDeclining(true)}>{t('backoffice.changes.decline')}</Button>
          <Button tone="volt" busy={isBusy && !declining} onClick={() => send(null)}>
            {t('backoffice.changes.approve')}
          </Button>
        </div>
      </div>
      <DeclineDialog open={declining} onOpenChange={setDeclining} busy={isBusy} onDecline={send} />
    </Card>
  );
}

function useDecision(id: string) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const decide = useDecideChange();
  const [declining, setDeclining] = useState(false);
  const send = (answer: string | null) =>
    decide.mutate(
      { id, answer },
      {
        onSuccess: () =>
          toast('good', t(answer === null ? 'backoffice.changes.approved' : 'backoffice.changes.declined')),
        onError: (error) => toast('bad', getErrorText(i18n, error)),
        onSettled: () => setDeclining(false),
      },
    );
  return { isBusy: decide.isPending, declining, setDeclining, send };
}
