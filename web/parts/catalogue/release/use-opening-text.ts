import type { OpeningChoice } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { useTranslation } from 'react-i18next';

/** Returns a function that says when stores open a release: 'Midnight in each country' or '18:00, Europe/Istanbul'. */
export function useOpeningText(): (choice: OpeningChoice) => string {
  const { t } = useTranslation();
  return ({ release_opening, release_time, release_zone }) =>
    release_opening === 'one_instant'
      ? t('release.opening.at', { time: release_time ?? '–', zone: release_zone?.replaceAll('_', ' ') ?? '–' })
      : t('release.opening.local_midnight');
}
