import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_WAIT_MS } from '../../../api/subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';

/** Somebody came back from paying: until the payment service confirms it nothing is claimed. */
export function WaitingPanel({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const title = t('subscription.wait.title');
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <Progress label={title} value={null} detail="" />
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[60ch] leading-relaxed text-ink-2">
            {t(isLong ? 'subscription.wait.long' : 'subscription.wait.text')}
          </p>
          {isLong && <Button onClick={onReload}>{t('subscription.wait.reload')}</Button>}
        </div>
      </div>
    </Card>
  );
}
