import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Decision, type FirstDecision, useDecision } from '../../../api/distribution/review.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type ConfirmDecisionProps = {
  release: Release;
  decision: FirstDecision;
  /** A single reviewer can only propose this decision. */
  needsSecondApproval: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for confirmation, submits the decision and returns to the queue. */
export function ConfirmDecision({ release, decision, needsSecondApproval, open, onOpenChange }: ConfirmDecisionProps) {
  const { t } = useTranslation();
  const title = release.title.trim() || t('release.untitled');
  const decide = useDecide(release.id, title, () => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`review.decision.${decision.kind}_confirm`, { title })}
      description={t(needsSecondApproval ? 'review.second.first_half' : `review.decision.${decision.kind}_detail`)}
      confirm={t(`review.decision.${decision.kind}`)}
      tone={decision.kind === 'approve' ? 'volt' : 'bad'}
      busy={decide.busy}
      onConfirm={() => decide.run(decision)}
    />
  );
}

/** Submits a decision and reports the result: done, or waiting for a second reviewer. */
export function useDecide(releaseId: string, title: string, onSettled: () => void) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useDecision(releaseId);
  const doneText = (decision: Decision, { status }: Release): string => {
    if (decision.kind === 'decline') return t('review.second.declined', { title });
    if (status === 'in_review') return t('review.second.proposed', { title });
    if (status === 'rejected') return t('review.decision.reject_done', { title });
    return t(status === 'reopened' ? 'review.decision.reopen_done' : 'review.decision.approve_done', { title });
  };
  const run = (decision: Decision) =>
    mutate(decision, {
      onSuccess: (release) => {
        toast('good', doneText(decision, release));
        void navigate('/backoffice/reviews');
      },
      onError: (error) => toast('bad', getErrorText(i18n, error)),
      onSettled,
    });
  return { run, busy: isPending };
}
