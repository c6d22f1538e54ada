import type { MasteringReport, ProofMeasures } from '@tangent/contract/promotion/mastering.ts';
import { MASTERED_PEAK_TO_LOUDNESS_DB } from '@tangent/domain/promotion/mastering-limits.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { masterProofUrl } from '../../../api/promotion/mastering.ts';
import { formatLevel, formatNumber } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { CrestBars } from './crest-bars.tsx';
import { SpectrumChart } from './spectrum-chart.tsx';

type Measure = { name: string; unit: string; read: (sheet: ProofMeasures) => number | null; verdict: string };

/** The measures before and after: no promises. */
export function ProofSheet({ id, report }: { id: string; report: MasteringReport }) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('mastering.proof.title')}
      isRegion
      action={
        <a href={masterProofUrl(id)} download className={buttonClass('quiet', 'small')}>
          <Download size={15} aria-hidden /> {t('mastering.proof.pdf')}
        </a>
      }
    >
      <div className="grid gap-6">
        <Table
          caption={t('mastering.measured')}
          columns={useColumns(report)}
          rows={useMeasures(report)}
          rowKey={({ name }) => name}
          minWidth="20rem"
        />
        <div className="grid gap-6 md:grid-cols-2">
          <SpectrumChart report={report} />
          <CrestBars report={report} />
        </div>
      </div>
    </Card>
  );
}

function useColumns({ before, after }: MasteringReport): Column<Measure>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'measure',
      title: t('mastering.proof.measure'),
      cell: ({ name, verdict }) => (
        <>
          <strong className="font-strong">{name}</strong>
          <span className="block pb-1 text-13 text-ink-2 sm:hidden">{verdict}</span>
        </>
      ),
    },
    {
      key: 'before',
      title: t('mastering.proof.before'),
      numeric: true,
      cell: ({ read, unit }) => (
        <span className="code text-ink-2">{formatLevel(read(before), unit, i18n.language)}</span>
      ),
    },
    {
      key: 'after',
      title: t('mastering.proof.after'),
      numeric: true,
      cell: ({ read, unit }) => (
        <strong className="code font-strong">{formatLevel(read(after), unit, i18n.language)}</strong>
      ),
    },
    {
      key: 'verdict',
      title: t('mastering.proof.verdict'),
      // A phone has no room for a column; the verdict stands under the measure.
      className: 'max-sm:hidden',
      cell: ({ verdict }) => <span className="text-13 text-ink-2">{verdict}</span>,
    },
  ];
}

/** A smaller change of the loudness range cannot be heard. */
const RANGE_KEPT_LU = 0.5;

function useMeasures({ before, after, target_lufs, treatment }: MasteringReport): Measure[] {
  const { t, i18n } = useTranslation();
  const distance = Math.abs((after.integrated_lufs ?? 0) - target_lufs);
  const change_lu = Math.abs((after.loudness_range_lu ?? 0) - (before.loudness_range_lu ?? 0));
  const keepsRange = treatment === 'mastered' && change_lu < RANGE_KEPT_LU;
  const keepsDynamics = (after.peak_to_loudness_db ?? 0) >= MASTERED_PEAK_TO_LOUDNESS_DB;
  return [
    {
      name: t('mastering.measure.loudness'),
      unit: 'LUFS',
      read: (sheet) => sheet.integrated_lufs,
      verdict:
        distance < 0.05
          ? t('mastering.verdict.on_target')
          : t('mastering.verdict.target', { distance: formatNumber(distance, i18n.language, 1) }),
    },
    {
      name: t('mastering.measure.range'),
      unit: 'LU',
      read: (sheet) => sheet.loudness_range_lu,
      verdict: t(`mastering.treatment_short.${keepsRange ? 'levelled' : treatment}`),
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
