import { useTranslation } from 'react-i18next';
import { getSetupState, usePayoutSettings } from '../../../api/payout.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { LineSkeleton } from '../line-skeleton.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import { BackNote, HoldNote, PendingWithdrawalNote } from './payout-notes.tsx';
import { useReturnedFromSetup } from './use-returned-from-setup.ts';

/** How somebody is paid: by Stripe or Payoneer, and how far that is set up there (S3-022, A-181). */
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
        <p className="mb-4 max-w-[70ch] leading-relaxed text-ink-2">{t('payout.text')}</p>
        {settings.isPending && <LineSkeleton count={2} />}
        {settings.isError && !data && <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />}
        {data && <PayoutChoice settings={data} />}
      </Card>
    </div>
  );
}
