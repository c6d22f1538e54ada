import type { Closing } from '@tangent/contract/people/closing.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import type { ClosingBlocker } from '@tangent/domain/people/closing.ts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useCloseAccount, useClosing } from '../../../api/people/closing.ts';
import { useUser } from '../../../app/session/session.ts';
import { leaveClosedAccount } from '../../../app/session/sign-out.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';

/** Closes the account, or lists what its owner has to settle first, each with its place. */
export function ClosingCard() {
  const { t } = useTranslation();
  const closing = useClosing();
  return (
    <Card title={t('account.closing.title')}>
      {closing.isPending && <EntrySkeleton count={1} />}
      {closing.isError && <LoadFailed error={closing.error} onRetry={() => void closing.refetch()} />}
      {closing.data && <ClosingState closing={closing.data} />}
    </Card>
  );
}

function ClosingState({ closing }: { closing: Closing }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <p className="leading-relaxed text-ink-2">{t('account.closing.text')}</p>
      {closing.blockers.length > 0 ? <Blockers closing={closing} /> : <CloseButton closing={closing} />}
    </div>
  );
}

const PLACES: Record<ClosingBlocker, string> = {
  releases: APP_PATHS.releases,
  withdrawal: `${APP_PATHS.royalties}?view=payouts`,
  balance: APP_PATHS.royalties,
};

function Blockers({ closing: { blockers, releases, balance_cents } }: { closing: Closing }) {
  const { t, i18n } = useTranslation();
  const sentences: Record<ClosingBlocker, string> = {
    releases: t('account.closing.releases', { count: releases }),
    withdrawal: t('account.closing.withdrawal'),
    balance: t('account.closing.balance', { amount: formatDollars(balance_cents, i18n.language) }),
  };
  return (
    <div>
      <h3 className="text-13 font-strong">{t('account.closing.first')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {blockers.map((blocker) => (
          <li key={blocker} className="grid gap-1 py-3">
            <p>{sentences[blocker]}</p>
            <Link to={PLACES[blocker]} className="inline-flex w-fit items-center gap-1 text-13 text-link">
              {t(`account.closing.see_${blocker}`)} <ArrowRight size={14} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CloseButton({ closing }: { closing: Closing }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const showError = useErrorToast();
  const close = useCloseAccount();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const handleError = (error: unknown) => {
    setOpen(false);
    // The list of what is open, which is loaded again, says it better.
    if (!(error instanceof ApiError && error.name === 'account_in_use')) showError(error);
  };
  const confirm = () => void runConfirmed(() => close.mutateAsync()).then(leaveClosedAccount, handleError);
  return (
    <>
      <Button className="w-fit" onClick={() => setOpen(true)}>
        {t('account.closing.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('account.closing.question')}
        description={t('account.closing.text')}
        confirm={t('account.closing.action')}
        keepLabel={t('account.closing.keep')}
        tone="bad"
        busy={close.isPending}
        onConfirm={confirm}
      >
        <Effects closing={closing} />
        {confirmationDialog}
      </ConfirmDialog>
    </>
  );
}

/** The effects on the plan and the money, and the records that stay. */
function Effects({ closing: { balance_cents } }: { closing: Closing }) {
  const { t, i18n } = useTranslation();
  const { plan, subscription } = useUser();
  const dollars = (cents: number) => formatDollars(cents, i18n.language);
  const name = t(`plan.name.${plan}`);
  const until = subscription.expires_at;
  return (
    <ul className="grid list-disc gap-2 ps-5 leading-relaxed text-ink-2">
      {subscription.provider === 'apple' && plan !== 'free' && <li>{t('account.closing.apple', { plan: name })}</li>}
      {plan !== 'free' && until !== null && (
        <li>{t('account.closing.plan', { plan: name, date: formatDate(until, i18n.language) })}</li>
      )}
      {balance_cents > 0 && (
        <li>{t('account.closing.rest', { amount: dollars(balance_cents), min: dollars(WITHDRAWAL_MIN_CENTS) })}</li>
      )}
      <li>{t('account.closing.late')}</li>
      <li>{t('account.closing.kept')}</li>
      <li>
        <Link to={`${APP_PATHS.account}#archive`} className="text-link">
          {t('account.closing.archive')}
        </Link>
      </li>
    </ul>
  );
}
