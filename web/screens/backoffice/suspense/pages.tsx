import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';

type PagesProps = { page: number; total: number; onPage: (page: number) => void };

/** Shows the current page with links to the previous and next one. */
export function Pages({ page, total, onPage }: PagesProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const first = (page - 1) * MONEY_ROWS_PER_PAGE + 1;
  const last = Math.min(total, page * MONEY_ROWS_PER_PAGE);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4 text-13 text-ink-3">
      <span role="status">{t('sales.page', { first: number(first), last: number(last), total: number(total) })}</span>
      {total > MONEY_ROWS_PER_PAGE && (
        <span className="flex gap-2">
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('sales.page_back')}
          </Button>
          <Button size="small" disabled={last === total} onClick={() => onPage(page + 1)}>
            {t('sales.page_on')}
          </Button>
        </span>
      )}
    </div>
  );
}
