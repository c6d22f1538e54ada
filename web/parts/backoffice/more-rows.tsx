import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { formatNumber } from '../text/format.ts';

/** A list that is loaded page by page. */
type PagedList<Row> = UseInfiniteQueryResult<InfiniteData<{ items: Row[]; total: number }>>;

/** Returns the rows that are loaded so far, and how many the whole list has; none and 0 before the first page. */
export function readPages<Row>({ data }: PagedList<Row>): { items: Row[]; total: number } {
  return { items: data?.pages.flatMap((page) => page.items) ?? [], total: data?.pages[0]?.total ?? 0 };
}

/** Says how many rows of a list are loaded, and loads its next page. */
export function MoreRows({ list }: { list: PagedList<unknown> }) {
  const { t, i18n } = useTranslation();
  const { items, total } = readPages(list);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <LoadMore
      shown={t('backoffice.shown', { shown: number(items.length), total: number(total) })}
      more={list.hasNextPage && t('backoffice.more')}
      busy={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
