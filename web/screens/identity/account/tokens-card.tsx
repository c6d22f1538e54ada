import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiTokens } from '../../../api/identity/api-token.ts';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

/** Manages access tokens for the user's own programs, which are part of the paid plans. */
export function TokensCard() {
  const { t } = useTranslation();
  const isIncluded = useCapability('api_access');
  if (isIncluded) return <Tokens />;
  return (
    <Card title={t('account.tokens.title')}>
      <Upsell capability="api_access" />
    </Card>
  );
}

function Tokens() {
  const { t } = useTranslation();
  const tokens = useApiTokens();
  const [isOpen, setOpen] = useState(false);
  const { items = [], max = 0 } = tokens.data ?? {};
  const isFull = tokens.isSuccess && items.length >= max;
  return (
    <Card
      title={t('account.tokens.title')}
      action={
        tokens.isSuccess && (
          <Button size="small" disabled={isFull} onClick={() => setOpen(true)}>
            {t('account.tokens.new')}
          </Button>
        )
      }
    >
      <p className="leading-relaxed text-ink-2">
        {t('account.tokens.text')}{' '}
        <a href="/v1/docs" className="text-link">
          {t('account.tokens.docs')}
        </a>
      </p>
      {tokens.isPending && <EntrySkeleton count={1} />}
      {tokens.isError && <LoadFailed error={tokens.error} onRetry={() => void tokens.refetch()} />}
      {tokens.isSuccess && (
        <p className="mt-2 text-13 text-ink-3">
          {t(isFull ? 'account.tokens.full' : 'account.tokens.count', { used: items.length, max })}
        </p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {items.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      <TokenDialog open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
