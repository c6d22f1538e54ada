import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { MASTERED_PEAK_TO_LOUDNESS_DB } from '@tangent/domain/promotion/mastering-limits.ts';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { MeasureRows } from './measure-rows.tsx';

/** The measures of the mix, and whether there is room to work. */
export function MixFacts({ mix }: { mix: Upload }) {
  const { t, i18n } = useTranslation();
  const facts = mix.audio;
  if (facts === null) return null;
  const { integrated_lufs, true_peak_dbtp, loudness_range_lu, format, bits_per_sample, sample_rate_hz } = facts;
  const distance = integrated_lufs === null || true_peak_dbtp === null ? null : true_peak_dbtp - integrated_lufs;
  const level = (value: number | null, unit: string) => formatLevel(value, unit, i18n.language);
  const isFinished = distance !== null && distance < MASTERED_PEAK_TO_LOUDNESS_DB;
  return (
    <Card title={t('mastering.measured')} isRegion>
      <div className="grid gap-4">
        <MeasureRows
          rows={[
            { key: 'loudness', name: t('mastering.measure.loudness'), value: level(integrated_lufs, 'LUFS') },
            { key: 'true_peak', name: t('mastering.measure.true_peak'), value: level(true_peak_dbtp, 'dBTP') },
            { key: 'range', name: t('mastering.measure.range'), value: level(loudness_range_lu, 'LU') },
            { key: 'peak_to_loudness', name: t('mastering.measure.peak_to_loudness'), value: level(distance, 'dB') },
            {
              key: 'file',
              name: t('mastering.measure.file'),
              value: `${format.toUpperCase()} ${[bits_per_sample, sample_rate_hz / 1000].filter((part) => part !== null).join('/')}`,
            },
          ]}
        />
        <Banner
          tone={isFinished ? 'warn' : 'good'}
          title={t(isFinished ? 'mastering.finished.title' : 'mastering.ready.title')}
        >
          {t(isFinished ? 'mastering.finished.text' : 'mastering.ready.text')}
        </Banner>
      </div>
    </Card>
  );
}
