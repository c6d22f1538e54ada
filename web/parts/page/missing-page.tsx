import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';

type MissingPageProps = { error: unknown; onRetry: () => void; back: ReactNode };

/** A page whose one thing is not there: missing and foreign ones look alike; anything else can be tried again. */
export function MissingPage({ error, onRetry, back }: MissingPageProps) {
  const { t } = useTranslation();
  if (!(error instanceof ApiError) || error.status !== 404) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <Card>
      <h1 className="sr-only">{t('error.not_found')}</h1>
      <EmptyState title={t('error.not_found')} action={back}>
        {t('error.not_found_detail')}
      </EmptyState>
    </Card>
  );
}
