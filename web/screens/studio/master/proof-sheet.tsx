import type { MasteringReport, ProofMeasures } from '@tangent/contract/mastering.ts';
import { MASTERED_PEAK_TO_LOUDNESS_DB } from '@tangent/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { formatLevel, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

type Measure = { name: string; unit: string; read: (sheet: ProofMeasures) => number | null; verdict: string };

/** The measures before and after: no promises. */
export function ProofSheet({ report }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const columns: Column<Measure>[] = [
    { key: 'measure', title: t('mastering.proof.measure'), cell: ({ name }) => name },
    {
      key: 'before',
      title: t('mastering.proof.before'),
      numeric: true,
      cell: ({ read, unit }) => formatLevel(read(report.before), unit, i18n.language),
    },
    {
      key: 'after',
      title: t('mastering.proof.after'),
      numeric: true,
      cell: ({ read, unit }) => <strong>{formatLevel(read(report.after), unit, i18n.language)}</strong>,
    },
    { key: 'verdict', title: t('mastering.proof.verdict'), cell: ({ verdict }) => verdict },
  ];
  return (
    <Card title={t('mastering.proof.title')} isRegion>
      <div className="grid gap-6">
        <Table
          caption={t('mastering.proof.title')}
          columns={columns}
          rows={useMeasures(report)}
          rowKey={({ name }) => name}
          minWidth="34rem"
        />
        <div className="grid gap-6 md:grid-cols-2">
          <Spectrum report={report} />
          <Crests report={report} />
        </div>
      </div>
    </Card>
  );
}

function useMeasures({ after, target_lufs, treatment }: MasteringReport): Measure[] {
  const { t, i18n } = useTranslation();
  const distance = Math.abs((after.integrated_lufs ?? 0) - target_lufs);
  const keepsDynamics = (after.peak_to_loudness_db ?? 0) >= MASTERED_PEAK_TO_LOUDNESS_DB;
  return [
    {
      name: t('mastering.measure.loudness'),
      unit: 'LUFS',
      read: (sheet) => sheet.integrated_lufs,
      verdict: t('mastering.verdict.target', { distance: formatNumber(distance, i18n.language, 1) }),
    },
    {
      name: t('mastering.measure.range'),
      unit: 'LU',
      read: (sheet) => sheet.loudness_range_lu,
      verdict: t(`mastering.treatment_short.${treatment}`),
    },
    {
      name: t('mastering.measure.true_peak'),
      unit: 'dBTP',
      read: (sheet) => sheet.true_peak_dbtp,
      verdict: t(after.true_peak_dbtp <= -1 ? 'mastering.verdict.peak_safe' : 'mastering.verdict.peak_high'),
    },
    {
      name: t('mastering.measure.peak_to_loudness'),
      unit: 'dB',
      read: (sheet) => sheet.peak_to_loudness_db,
      verdict: t(keepsDynamics ? 'mastering.verdict.lively' : 'mastering.verdict.dense'),
    },
  ];
}

const FLOOR_DB = -60;

function Spectrum({ report: { before, after, spectrum_hz } }: { report: MasteringReport }) {
  const { t } = useTranslation();
  const line = (levels: readonly number[]) =>
    levels.map((level, i) => `${i === 0 ? 'M' : 'L'}${i} ${-Math.max(FLOOR_DB, level)}`).join('');
  const last = spectrum_hz.length - 1;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex justify-between text-13">
        <strong>{t('mastering.proof.spectrum')}</strong>
        <span className="text-ink-2">{t('mastering.proof.spectrum_legend')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${last} 60`}
        preserveAspectRatio="none"
        className="block h-40 w-full border-b border-line"
        role="img"
        aria-label={t('mastering.proof.spectrum')}
      >
        <path d={`${line(after.spectrum_db)}L${last} 60L0 60Z`} fill="var(--volt)" opacity="0.5" />
        <path
          d={line(after.spectrum_db)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line(before.spectrum_db)}
          fill="none"
          stroke="var(--ink-3)"
          strokeWidth="1.5"
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="code flex justify-between text-ink-3">
        <span>31 Hz</span>
        <span>1 kHz</span>
        <span>20 kHz</span>
      </p>
    </figure>
  );
}

function Crests({ report: { before, after } }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(1, ...before.crest_db.map((value) => value ?? 0), ...after.crest_db.map((value) => value ?? 0));
  const bands = ['low', 'low_mid', 'high_mid', 'high'] as const;
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="text-13">
        <strong>{t('mastering.proof.crest')}</strong>
      </figcaption>
      {bands.map((band, i) => (
        <div key={band} className="grid grid-cols-[5rem_minmax(0,1fr)_6rem] items-center gap-3 text-13">
          <span>{t(`mastering.band.${band}`)}</span>
          <span className="grid gap-1" aria-hidden>
            <span className="h-1.5 bg-ink-3" style={{ width: `${(100 * (before.crest_db[i] ?? 0)) / most}%` }} />
            <span className="h-1.5 bg-ink" style={{ width: `${(100 * (after.crest_db[i] ?? 0)) / most}%` }} />
          </span>
          <span className="num text-right">
            {formatNumber(before.crest_db[i] ?? 0, i18n.language, 1)} →{' '}
            <strong>{formatNumber(after.crest_db[i] ?? 0, i18n.language, 1)}</strong>
          </span>
        </div>
      ))}
    </figure>
  );
}
