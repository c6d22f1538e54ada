import type { TrendingPlatform, TrendingPlatforms } from '@tangent/contract/insight/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { useTrendingPlatforms } from '../../../api/insight/dashboard.ts';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { hasOwnDays } from '../../../parts/insight/has-own-days.ts';
import { formatCompact, formatList, formatNumber } from '../../../parts/text/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Block, EmptyBlock } from './block.tsx';

/** Shows the stores whose streams grow fastest. */
export function PlatformsBlock() {
  const { t } = useTranslation();
  return (
    <Block
      title={t('dashboard.platforms.title')}
      action={<span className="text-xs text-ink-3">{t('dashboard.platforms.note')}</span>}
      result={useTrendingPlatforms()}
      skeleton={<PlatformsSkeleton />}
    >
      {(result) =>
        result.items.length + result.checked.length === 0 ? (
          <EmptyBlock>{t('dashboard.platforms.empty')}</EmptyBlock>
        ) : (
          <Platforms result={result} />
        )
      }
    </Block>
  );
}

function Platforms({ result }: { result: TrendingPlatforms }) {
  const { t, i18n } = useTranslation();
  const { items, checked } = result;
  const most = Math.max(1, ...items.map(({ streams }) => streams.value));
  const [first] = items;
  const hasGrown = first !== undefined && first.streams.value > (first.streams.before ?? 0);
  const names = (stores: typeof checked) =>
    formatList(
      stores.map(({ name }) => name),
      i18n.language,
    );
  const notes = [
    ...(hasGrown ? [t('dashboard.platforms.fastest', { store: first.store.name })] : []),
    ...(hasOwnDays(result, items) ? [t('dashboard.platforms.own_days')] : []),
    ...(checked.length > 0
      ? [t('dashboard.platforms.checked', { count: checked.length, stores: names(checked) })]
      : []),
  ];
  return (
    <>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('dashboard.platforms.store')}</th>
            <td />
            <th scope="col">{t('dashboard.platforms.streams')}</th>
            <th scope="col">{t('dashboard.platforms.change')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PlatformRow key={item.store.id} item={item} most={most} />
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="mt-3 max-w-note text-13 text-ink-2">{notes.join(' ')}</p>}
    </>
  );
}

/** The stores are in the order of their growth; the bar of each is the number beside it, its streams. */
function PlatformRow({ item, most }: { item: TrendingPlatform; most: number }) {
  const { i18n } = useTranslation();
  const { store, streams } = item;
  return (
    <tr className="h-11">
      <th scope="row" className="max-w-32 truncate pr-4 text-left font-strong">
        {store.name}
      </th>
      <td className="w-2/5">
        <span className="block h-2.5 bg-sunken" aria-hidden>
          {streams.value > 0 && (
            <span
              className="block h-full bg-(--chart-line)"
              style={{ width: `${Math.max(1.5, (streams.value / most) * 100)}%` }}
            />
          )}
        </span>
      </td>
      <td className="num pl-4 text-right" title={formatNumber(streams.value, i18n.language)}>
        {formatCompact(streams.value, i18n.language)}
      </td>
      <td className="w-16 pl-3 text-right text-13">
        <FigureChange figure={streams} />
      </td>
    </tr>
  );
}

function PlatformsSkeleton() {
  return (
    <div aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-11 items-center gap-4">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-2.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}
