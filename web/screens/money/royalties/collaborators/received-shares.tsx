import type { ReceivedShare } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { useReceivedShares } from '../../../../api/money/collaborator.ts';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { formatShare } from '../../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { Card } from '../../../../ui/card.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';

/** Lists other accounts' tracks in which this account has a share. */
export function ReceivedShares() {
  const { t } = useTranslation();
  const list = useReceivedShares();
  const tracks = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Card title={t('split.received.title')} isRegion>
      {list.isPending && <SkeletonRows count={2} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && total === 0 && <p className="leading-relaxed text-ink-2">{t('split.received.empty')}</p>}
      <ul className="divide-y divide-line">
        {tracks.map((track) => (
          <SharedTrackRow key={`${track.payee_id} ${track.track_id}`} track={track} />
        ))}
      </ul>
      {total > tracks.length && (
        <LoadMore
          shown={t('split.received.shown', { shown: tracks.length, total })}
          more={list.hasNextPage && t('release.list.more')}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Card>
  );
}

function SharedTrackRow({ track }: { track: ReceivedShare }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { title, artist, share_basis_points, next, earned_micros } = track;
  const amount = formatMicroDollars(earned_micros, language);
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-medium break-words">{title || t('release.untitled')}</span>
        <span className="num font-strong">{formatShare(share_basis_points, language)}</span>
      </div>
      <p className="text-13 text-ink-3">{[artist, t('split.earned_so_far', { amount })].filter(Boolean).join(' · ')}</p>
      {next && (
        <p className="text-13 text-ink-2">
          {t('split.received.next', {
            month: formatPeriod(next.effective_from, language),
            share: formatShare(next.share_basis_points, language),
          })}
        </p>
      )}
    </li>
  );
}
