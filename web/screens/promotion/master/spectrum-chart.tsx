import type { MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { matchSpectra } from '@tangent/domain/promotion/mastering/match-spectra.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { smoothPath } from '../../../ui/charts/smooth-path.ts';

const FLOOR_DB = -60;
const LEVELS_DB = [0, -20, -40, FLOOR_DB];
const MARKS_HZ = [50, 200, 1000, 5000, 16_000];
const WIDTH = 600;
const HEIGHT = 160;

/** The balance of both sounds in thirds of an octave at equal loudness: a dashed line before, a line on a field after. */
export function SpectrumChart({ report }: { report: MasteringReport }) {
  const { spectrum_hz } = report;
  const { before, after } = matchSpectra(report.before, report.after);
  const { t } = useTranslation();
  const [lowest = 20, highest = 20_000] = [spectrum_hz[0], spectrum_hz.at(-1)];
  const x = (hertz: number) => (WIDTH * Math.log(hertz / lowest)) / Math.log(highest / lowest);
  const y = (level: number) => (HEIGHT * Math.max(FLOOR_DB, level)) / FLOOR_DB;
  const points = (levels: readonly number[]) =>
    levels.map((level, i) => ({ x: x(spectrum_hz[i] ?? lowest), y: y(level) }));
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <strong className="font-bold">{t('mastering.proof.spectrum')}</strong>
        <Legend />
      </figcaption>
      <div className="relative pb-5 pl-9">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-40 w-full"
          role="img"
          aria-label={t('mastering.proof.spectrum')}
        >
          {LEVELS_DB.map((level) => (
            <path key={level} d={`M0 ${y(level)}H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={smoothPath(points(after), HEIGHT)} fill="var(--chart-fill)" className="dark:opacity-15" />
          <path
            d={smoothPath(points(before))}
            fill="none"
            stroke="var(--chart-prev)"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={smoothPath(points(after))}
            fill="none"
            stroke="var(--chart-line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Axes x={x} y={y} />
      </div>
    </figure>
  );
}

type AxesProps = { x: (hertz: number) => number; y: (level: number) => number };

function Axes({ x, y }: AxesProps) {
  const { i18n } = useTranslation();
  return (
    <p aria-hidden>
      {LEVELS_DB.map((level) => (
        <span
          key={level}
          className="code absolute left-0 w-7 -translate-y-1/2 text-right text-ink-3"
          style={{ top: `${y(level) / 16}rem` }}
        >
          {formatNumber(level, i18n.language).replace('-', '−')}
        </span>
      ))}
      <span className="absolute right-0 bottom-0 left-9 h-4">
        {MARKS_HZ.map((hertz) => (
          <span
            key={hertz}
            className="code absolute -translate-x-1/2 text-ink-3"
            style={{ left: `${(100 * x(hertz)) / WIDTH}%` }}
          >
            {hertz < 1000 ? hertz : `${hertz / 1000}k`}
          </span>
        ))}
      </span>
    </p>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <span className="flex gap-4 text-xs text-ink-2">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="w-4 border-t-2 border-dashed border-line-strong" /> {t('mastering.proof.before')}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="w-4 border-t-2 border-(--chart-line)" /> {t('mastering.proof.after')}
      </span>
    </span>
  );
}
