import type { RoyaltyStatement } from '@tangent/contract/royalty-statement.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyOverview, useRoyaltyStatements } from '../../../api/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatList, formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { StatementFiles } from './statement-files.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/** The months with money, each as a file with every line and on paper. */
export function StatementsView() {
  const first = useRoyaltyOverview().data?.first_report ?? null;
  return first === null ? <Statements /> : <EmptyRoyalties first={first} />;
}

function Statements() {
  const { t } = useTranslation();
  const list = useRoyaltyStatements();
  const pages = list.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  return (
    <Card title={t('royalty.view.statements')} isRegion action={<FreshnessNote freshness={pages[0]?.freshness} />}>
      <p className="max-w-[72ch] text-ink-2">{t('royalty.statements_note')}</p>
      {list.isPending && <SkeletonRows count={6} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      <ul className="mt-3 -mb-2 divide-y divide-line border-t border-line">
        {items.map((statement) => (
          <Statement key={statement.period} statement={statement} />
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          shown={t('royalty.shown_only', { shown: items.length })}
          more={t('royalty.more')}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Card>
  );
}

function Statement({ statement: { period, lines, amount_micros, platforms } }: { statement: RoyaltyStatement }) {
  const { t, i18n } = useTranslation();
  const { linkTo } = useRoyaltyAddress();
  const names = formatList(
    platforms.map(({ name }) => name),
    i18n.language,
  );
  return (
    <li className="grid gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center">
      <div className="min-w-0">
        <Link to={linkTo({ view: 'entries', from: period, to: period })} className="font-[600] hover:underline">
          {formatPeriod(period, i18n.language)}
        </Link>
        <p className="line-clamp-2 text-13 text-ink-2" title={names}>
          {names}
        </p>
        <p className="text-13 text-ink-3">
          {t('royalty.lines_of', { count: lines, number: formatNumber(lines, i18n.language) })}
        </p>
      </div>
      <p className="num text-15 font-[650] sm:text-right">{formatMicroDollars(amount_micros, i18n.language)}</p>
      <StatementFiles period={period} />
    </li>
  );
}
