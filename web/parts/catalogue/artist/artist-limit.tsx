import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Upsell } from '../../money/plan/upsell.tsx';

/**
 * Replaces the form for a new profile when the plan is full: why, what is still possible, and what unlocks more
 * (A-006).
 */
export function ArtistLimit({ back }: { back?: ReactNode }) {
  const { t } = useTranslation();
  const { plan } = useUser();
  return (
    <div className="grid gap-4">
      <Banner tone="info" title={t('artist.full', { count: ARTIST_PROFILES_MAX[plan] })}>
        {t('artist.full_hint')}
      </Banner>
      <Upsell capability="artist_profiles" />
      {back && <div className="flex justify-end">{back}</div>}
    </div>
  );
}
