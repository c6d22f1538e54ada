import type { LyricSummary } from '@tangent/contract/promotion/lyrics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { useLyrics } from '../../../api/promotion/lyrics.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

type LyricListProps = { list: ReturnType<typeof useLyrics>; search: string; onSearch: (search: string) => void };

/** All lyrics, newest first, with a search over their titles. */
export function LyricList({ list, search, onSearch }: LyricListProps) {
  const { t } = useTranslation();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Card title={t('lyrics.list.title')} isRegion>
      <div className="grid gap-3">
        {(total > 0 || search !== '') && (
          <TextField
            type="search"
            label={t('lyrics.list.search')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
        {list.isPending && <SkeletonRows count={3} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && total === 0 && search === '' && (
          <EmptyState title={t('lyrics.list.empty_title')}>{t('lyrics.list.empty_text')}</EmptyState>
        )}
        {list.data && total === 0 && search !== '' && (
          <p className="text-13 text-ink-2">{t('lyrics.list.nothing_found', { search })}</p>
        )}
        {items.length > 0 && (
          <ul className="grid">
            {items.map((lyric) => (
              <LyricRow key={lyric.id} lyric={lyric} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <LoadMore
            shown={t('lyrics.list.shown', { shown: items.length, total })}
            more={t('lyrics.list.more')}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </Card>
  );
}

function LyricRow({ lyric: { id, title, first_line, mood, genre, created_at } }: { lyric: LyricSummary }) {
  const { t, i18n } = useTranslation();
  return (
    <li className="relative border-t border-line py-3 hover:bg-sunken">
      <Link to={`/tools/lyrics/${id}`} className="block truncate font-strong after:absolute after:inset-0">
        {title}
      </Link>
      <p className="truncate text-13 text-ink-2">{first_line}</p>
      <p className="mt-0.5 text-13 text-ink-3">
        {[t(`genre.${genre}`), t(`lyrics.mood.${mood}`), formatInstant(created_at, i18n.language)].join(' · ')}
      </p>
    </li>
  );
}
