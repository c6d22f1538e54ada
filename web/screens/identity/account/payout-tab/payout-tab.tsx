import type { PayoutSettings } from '@tangent/contract/money/payout.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { getSetupState, usePayoutSettings } from '../../../../api/money/payout.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EntrySkeleton } from '../entry-skeleton.tsx';
import { MethodForm } from './method-form.tsx';
import { MethodSummary } from './method-summary.tsx';
import { BackNote, HoldNote, PendingWithdrawalNote } from './payout-notes.tsx';
import { usePayoutSetup } from './use-payout-setup.ts';

/** Services report an account's status within seconds; later reports are not announced on this visit. */
const NEWS_MS = 20_000;

/** Whether the user has just returned from a service's page. The page's address carries only that, and only briefly. */
function useReturnedFromSetup(): boolean {
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('setup') === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts when the user arrives
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setSearch({}, { replace: true, preventScrollReset: true }), NEWS_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

/** Shows the chosen payout method and its status, or the choice while there is none or the user wants another. */
function PayoutChoice({ settings }: { settings: PayoutSettings }) {
  const [isChanging, setChanging] = useState(false);
  const setUp = usePayoutSetup(() => setChanging(false));
  const close = () => setChanging(false);
  return (
    <>
      {settings.method === null || isChanging ? (
        <MethodForm settings={settings} setUp={setUp} onCancel={settings.method === null ? null : close} />
      ) : (
        <MethodSummary
          settings={settings}
          method={settings.method}
          setUp={setUp}
          onChange={() => {
            setUp.clear();
            setChanging(true);
          }}
        />
      )}
      {setUp.confirmationDialog}
    </>
  );
}

/** Shows how the account is paid, by Stripe or Payoneer, and how far the setup is (S3-022, A-181). */
export function PayoutTab() {
  const { t } = useTranslation();
  const isBack = useReturnedFromSetup();
  const settings = usePayoutSettings({ isBack });
  const { data } = settings;
  return (
    <div className="grid gap-4">
      {data?.held_until && <HoldNote until={data.held_until} />}
      {data?.open_withdrawal && <PendingWithdrawalNote withdrawal={data.open_withdrawal} />}
      {isBack && data?.method && getSetupState(data) !== 'ready' && <BackNote method={data.method} />}
      <Card title={t('payout.title')} isRegion>
        <p className="mb-4 max-w-prose leading-relaxed text-ink-2">{t('payout.text')}</p>
        {settings.isPending && <EntrySkeleton count={2} />}
        {settings.isError && !data && <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />}
        {data && <PayoutChoice settings={data} />}
      </Card>
    </div>
  );
}
