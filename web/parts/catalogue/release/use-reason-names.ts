import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../text/format.ts';

/** Names reopening reasons in the language of the page: 'Volume too high or low and Invalid cover art'. */
export function useReasonNames(): (reasons: readonly ReopeningReason[]) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (reasons) =>
      formatList(
        reasons.map((reason) => t(`review.reason.${reason}.name`)),
        i18n.language,
      ),
    [t, i18n],
  );
}
