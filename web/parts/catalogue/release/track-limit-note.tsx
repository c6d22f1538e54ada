import { FREE_TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { Upsell } from '../../money/plan/upsell.tsx';

/** The note of the free plan's track limit, shown where tracks are added once there are too many (S6-004). */
export function TrackLimitNote({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= FREE_TRACKS_MAX) return null;
  return <Upsell capability="multi_track">{t('plan.too_many_tracks', { tracks: count, max: FREE_TRACKS_MAX })}</Upsell>;
}
