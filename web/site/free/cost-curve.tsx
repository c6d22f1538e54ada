import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { breakEvenCents, ourSharePercent } from '@tangent/domain/money/plan/true-cost.ts';
import { formatDollars } from '../../texts/format-dollars.ts';
import type { PageContext } from '../page.ts';

const PLOT = { left: 60, right: 792, top: 24, bottom: 214 };
const MOST = { royalties_cents: 60_000, cost_cents: 10_000 };
const TICKS = { royalties: [0, 20_000, 40_000, 60_000], cost: [0, 5_000, 10_000] };

const toX = (cents: number) => PLOT.left + (cents / MOST.royalties_cents) * (PLOT.right - PLOT.left);
const toY = (cents: number) => PLOT.bottom - (cents / MOST.cost_cents) * (PLOT.bottom - PLOT.top);

type CurveProps = { context: PageContext; royalties_cents: number };

/** The cost of both plans by royalties: Free rises, PRO is flat, and the visitor stands on the cheaper one. */
export function CostCurve({ context: { texts, language }, royalties_cents }: CurveProps) {
  const pro = YEARLY_PRICES_CENTS.pro;
  const equal = breakEvenCents('pro');
  const percent = ourSharePercent('free');
  const round = (cents: number) => formatDollars(cents, language, 0);
  const last = (MOST.royalties_cents * percent) / 100;
  const label = { fontSize: 13, fill: 'var(--ink-2)', fontWeight: 500 } as const;
  const own = { x: toX(royalties_cents), y: toY(Math.min(pro, (royalties_cents * percent) / 100)) };
  return (
    <svg
      viewBox="0 0 812 250"
      className="mt-4 w-full"
      role="img"
      aria-label={texts.t('free.curve', {
        percent,
        pro: formatDollars(pro, language),
        equal: formatDollars(equal, language),
      })}
    >
      {TICKS.cost.map((cents) => (
        <g key={cents}>
          <path d={`M${PLOT.left} ${toY(cents)}H${PLOT.right}`} stroke="var(--line)" />
          <text {...label} x={PLOT.left - 8} y={toY(cents) + 4} textAnchor="end">
            {round(cents)}
          </text>
        </g>
      ))}
      {TICKS.royalties.map((cents) => (
        <text
          key={cents}
          {...label}
          x={toX(cents)}
          y="242"
          textAnchor={cents === MOST.royalties_cents ? 'end' : 'middle'}
        >
          {round(cents)}
        </text>
      ))}
      <path
        d={`M${toX(0)} ${toY(0)}L${toX(equal)} ${toY(pro)}H${toX(MOST.royalties_cents)}V${toY(0)}Z`}
        fill="var(--chart-fill)"
      />
      <g fill="none" stroke="var(--chart-line)">
        <path d={`M${toX(0)} ${toY(0)}L${toX(MOST.royalties_cents)} ${toY(last)}`} strokeWidth="2.5" />
        <path d={`M${toX(0)} ${toY(pro)}H${toX(MOST.royalties_cents)}`} strokeWidth="2.5" strokeDasharray="2 5" />
        <path d={`M${toX(equal)} ${toY(pro)}V${toY(0)}`} strokeWidth="1.5" />
        <circle cx={toX(equal)} cy={toY(pro)} r="6" fill="var(--surface)" strokeWidth="2.5" />
      </g>
      {royalties_cents <= MOST.royalties_cents && (
        <circle cx={own.x} cy={own.y} r="8" fill="var(--volt)" stroke="var(--on-volt)" strokeWidth="3" />
      )}
      <text {...label} x={toX(54_000)} y={toY(9000) - 2} textAnchor="end" fill="var(--ink)" fontWeight="650">
        {texts.t('plan.name.free')}
      </text>
      <text {...label} x={PLOT.right} y={toY(pro) - 10} textAnchor="end" fill="var(--ink)" fontWeight="650">
        {texts.t('plan.name.pro')}
      </text>
    </svg>
  );
}
