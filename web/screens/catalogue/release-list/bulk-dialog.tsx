import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { type BulkFailure, type RunAction, useBulkRun } from './use-bulk-run.ts';

/** Titles that are listed before the rest is only counted. */
const NAMED_MAX = 8;

type BulkDialogProps = {
  action: RunAction;
  rows: readonly ReleaseListItem[];
  /** Selected releases that the action does not touch. */
  untouched: number;
  onClose: () => void;
  onDone: () => void;
};

/** Says what an action will do to which releases, runs it after a confirmation, and lists what did not work. */
export function BulkDialog({ action, rows, untouched, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation();
  // The list behind the dialog changes while it runs: the question keeps the rows it was opened with.
  const [opened] = useState({ rows, untouched });
  const { start, run, close, needsConfirmation, ...confirmation } = useBulkQuestion({ action, onClose, onDone });
  const left = run.failures.length > 0 ? run.failures.map(({ row }) => row) : opened.rows;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(`release_list.question.${action}`, { count: opened.rows.length })}
      description={t(`release_list.question.${action}_text`, { max: TAKEDOWN_HOURS.max })}
      actions={
        <>
          <Button onClick={close}>{run.is_running ? t('release_list.stop') : t('ui.cancel')}</Button>
          <Button tone={action === 'files' ? 'volt' : 'bad'} busy={run.is_running} onClick={() => start(left)}>
            <ActionLabel action={action} count={opened.rows.length} isRetry={run.failures.length > 0} />
          </Button>
        </>
      }
    >
      {run.failures.length > 0 ? <Failures failures={run.failures} total={run.total} /> : <Titles {...opened} />}
      {needsConfirmation && <Confirmation {...confirmation} />}
      <p role="status" className="text-13 text-ink-2 empty:hidden">
        {run.is_running && t('release_list.bulk.progress', { done: run.done, total: run.total })}
      </p>
    </Dialog>
  );
}

/** The state of the question: the confirmation that a takedown needs, the run, and what happens after it. */
function useBulkQuestion({ action, onClose, onDone }: Pick<BulkDialogProps, 'action' | 'onClose' | 'onDone'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const [confirmed, setConfirmed] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { run, start, stop } = useBulkRun(action);
  const needsConfirmation = action === 'takedown';
  const confirmAndStart = async (rows: readonly ReleaseListItem[]) => {
    setUnconfirmed(needsConfirmation && !confirmed);
    if (needsConfirmation && !confirmed) return;
    const failures = await start(rows);
    if (failures?.length !== 0) return;
    toast('good', t(`release_list.done.${action}`, { count: rows.length }));
    onDone();
  };
  const close = () => {
    stop();
    onClose();
  };
  return {
    run,
    start: (rows: readonly ReleaseListItem[]) => void confirmAndStart(rows),
    close,
    needsConfirmation,
    confirmed,
    setConfirmed,
    isUnconfirmed: isUnconfirmed && !confirmed,
  };
}

type ConfirmationProps = { confirmed: boolean; setConfirmed: (on: boolean) => void; isUnconfirmed: boolean };

function Confirmation({ confirmed, setConfirmed, isUnconfirmed }: ConfirmationProps) {
  const { t } = useTranslation();
  return (
    <CheckboxField
      label={t('release.takedown.confirm')}
      checked={confirmed}
      onChange={(event) => setConfirmed(event.target.checked)}
      error={isUnconfirmed && t('release.takedown.confirm_first')}
    />
  );
}

function ActionLabel({ action, count, isRetry }: { action: RunAction; count: number; isRetry: boolean }) {
  const { t } = useTranslation();
  if (isRetry) return t('navigation.try_again');
  return action === 'files' ? t('release_list.question.files_action') : t(`release_list.bulk.${action}`, { count });
}

function Titles({ rows, untouched }: { rows: readonly ReleaseListItem[]; untouched: number }) {
  const { t } = useTranslation();
  const more = rows.length - NAMED_MAX;
  return (
    <div className="grid gap-2">
      <ul className="grid list-disc gap-1 pl-5">
        {rows.slice(0, NAMED_MAX).map((row) => (
          <li key={row.id} className="break-words">
            {row.title.trim() || t('release.untitled')} <span className="text-ink-3">{row.primary_artist}</span>
          </li>
        ))}
        {more > 0 && <li>{t('release_list.question.more', { count: more })}</li>}
      </ul>
      {untouched > 0 && <p className="text-13 text-ink-2">{t('release_list.bulk.untouched', { count: untouched })}</p>}
    </div>
  );
}

function Failures({ failures, total }: { failures: readonly BulkFailure[]; total: number }) {
  const { t, i18n } = useTranslation();
  return (
    <Banner tone="bad" title={t('release_list.failed', { count: failures.length, total })}>
      <ul className="grid list-disc gap-1 pl-5">
        {failures.map(({ row, error }) => (
          <li key={row.id} className="break-words">
            {row.title.trim() || t('release.untitled')}: {getErrorText(i18n, error)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
