import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { chooseStarts } from '@tangent/domain/insight/analytics/compare-starts.ts';
import { STARTS } from '@tangent/domain/insight/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { useReleaseStarts } from '../../../../api/insight/analytics.ts';
import { StartsPicture } from '../../../../parts/insight/starts-picture.tsx';
import { useStartFact } from '../../../../parts/insight/use-start-fact.ts';
import { Band } from '../../../../ui/band.tsx';

/** Compares the first 28 days of the track's release with the best of the others. */
export function TrackStart({ analytics: { release } }: { analytics: TrackAnalytics }) {
  const { t } = useTranslation();
  const { data } = useReleaseStarts({ releases: release.id }, { enabled: release.live_date !== null });
  const fact = useStartFact();
  const own = data?.items.find(({ id }) => id === release.id);
  if (data === undefined || own === undefined) return null;
  const others = data.items.filter(({ id }) => id !== release.id);
  const best = chooseStarts(
    others,
    others.map(({ id }) => id),
  ).slice(0, STARTS.shown - 1);
  return (
    <Band
      name={t('analytics.starts.name')}
      title={fact(data.items, { has_more: data.has_more, id: release.id })}
      text={t('analytics.starts.of_release', { title: release.title || t('release.untitled') })}
    >
      <StartsPicture items={data.items} chosen={[release.id, ...best.map(({ id }) => id)]} next={null} />
    </Band>
  );
}
