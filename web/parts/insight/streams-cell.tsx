import { useTranslation } from 'react-i18next';
import { formatNumber } from '../text/format.ts';

/** The streams of a row, and below them those that are not counted. */
export function StreamsCell({ streams, flagged }: { streams: number; flagged: number }) {
  const { t, i18n } = useTranslation();
  return (
    <span className="font-bold">
      {formatNumber(streams, i18n.language)}
      {flagged > 0 && (
        <span className="block whitespace-nowrap text-xs font-soft text-bad">
          {t('dashboard.flagged.beside', { streams: formatNumber(flagged, i18n.language) })}
        </span>
      )}
    </span>
  );
}
