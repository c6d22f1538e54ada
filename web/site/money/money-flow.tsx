import { formatDollars } from '../../texts/format-dollars.ts';
import { Record } from '../landing/record.tsx';
import type { PageContext } from '../page.ts';
import { EXAMPLE_STORE_COUNT, EXAMPLE_STORES, shareExample } from './money-example.ts';

const HEIGHT = 400;
const RECORD = { cx: 656, cy: 200, radius: 136 };
/** Lines are as thick as their amount: this many cents for one unit, and never thinner than two. */
const CENTS_PER_UNIT = 1600;
const STORE_LINES = { top: 34, gap: 55 };
const PERSON_LINES = [96, 236, 352];

const thickness = (cents: number) => Math.max(2, cents / CENTS_PER_UNIT);

/** Lines run from the stores into one record and leave as shares; each is as thick as its amount. */
export function MoneyFlow({ texts, language }: PageContext) {
  const month = shareExample('pro');
  const dollars = (cents: number) => formatDollars(cents, language);
  const others = texts.t('money.other_stores', { count: EXAMPLE_STORE_COUNT - EXAMPLE_STORES.length + 1 });
  return (
    <svg
      viewBox={`0 0 1312 ${HEIGHT}`}
      className="hidden w-full md:block"
      role="img"
      aria-label={texts.t('money.picture', { amount: dollars(month.received_cents) })}
    >
      <FlowLines />
      <g fill="currentColor">
        {EXAMPLE_STORES.map(({ name, cents }, index) => {
          const y = STORE_LINES.top + index * STORE_LINES.gap - thickness(cents) / 2 - 8;
          return (
            <g key={name}>
              <text y={y} fontSize="18" fontWeight="600" letterSpacing="-.02em">
                {name ?? others}
              </text>
              <text x="310" y={y} fontSize="15" textAnchor="end" fontFamily="var(--font-mono)">
                {dollars(cents)}
              </text>
            </g>
          );
        })}
        {month.people.map(({ name, percent, cents }, index) => {
          const y = (PERSON_LINES[index] ?? 0) - thickness(cents) / 2 - 10;
          return (
            <g key={name}>
              <text x="990" y={y} fontSize="18" fontWeight="600" letterSpacing="-.02em">
                {texts.t('money.person', { name, percent })}
              </text>
              <text
                x="1312"
                y={y}
                fontSize={index === 0 ? 34 : 26}
                fontWeight="720"
                letterSpacing="-.035em"
                textAnchor="end"
                fontFamily="var(--font-display)"
              >
                {dollars(cents)}
              </text>
            </g>
          );
        })}
      </g>
      <Record {...RECORD} />
      <RecordLabel
        amount={dollars(month.received_cents)}
        kept={texts.t('money.we_keep_amount', { amount: dollars(month.ours_cents) })}
      />
    </svg>
  );
}

function FlowLines() {
  return (
    <g fill="none" stroke="currentColor">
      {EXAMPLE_STORES.map(({ name, cents }, index) => {
        const y = STORE_LINES.top + index * STORE_LINES.gap;
        const end = RECORD.cy - 60 + index * 20;
        return (
          <path
            key={name}
            strokeWidth={thickness(cents)}
            d={`M0 ${y}H330C450 ${y} 430 ${end} ${RECORD.cx - 110} ${end}`}
          />
        );
      })}
      {shareExample('pro').people.map(({ name, cents }, index) => {
        const y = PERSON_LINES[index] ?? 0;
        const start = RECORD.cy - 40 + index * 40;
        return (
          <path
            key={name}
            strokeWidth={thickness(cents)}
            d={`M${RECORD.cx + 110} ${start}C890 ${start} 860 ${y} 990 ${y}H1312`}
          />
        );
      })}
    </g>
  );
}

/** An amount with a longer currency sign (US$ 425,00) is set smaller, so that it stays on the label. */
function RecordLabel({ amount, kept }: { amount: string; kept: string }) {
  return (
    <g fill="var(--hero-label-ink)" textAnchor="middle">
      <circle cx={RECORD.cx} cy={RECORD.cy} r={0.5 * RECORD.radius} fill="var(--hero-label)" />
      <text
        x={RECORD.cx}
        y={RECORD.cy + 2}
        fontSize={amount.length > 7 ? 20 : 24}
        fontWeight="720"
        letterSpacing="-.03em"
      >
        {amount}
      </text>
      <text x={RECORD.cx} y={RECORD.cy + 22} fontSize="11" fontWeight="600">
        {kept}
      </text>
    </g>
  );
}

/** The same as a list, for narrow screens. */
export function MoneyList({ texts, language }: PageContext) {
  const month = shareExample('pro');
  const dollars = (cents: number) => formatDollars(cents, language);
  const others = texts.t('money.other_stores', { count: EXAMPLE_STORE_COUNT - EXAMPLE_STORES.length + 1 });
  const row = 'flex items-baseline justify-between gap-4 border-b-2 border-current pt-3 pb-1.5';
  return (
    <ul className="text-17 font-strong md:hidden">
      {EXAMPLE_STORES.map(({ name, cents }) => (
        <li key={name} className={row}>
          {name ?? others}
          <span className="text-sm">{dollars(cents)}</span>
        </li>
      ))}
      <li className={row}>
        {texts.t('money.we_keep_amount', { amount: dollars(month.ours_cents) })}
        <b className="display text-2xl">{dollars(month.shared_cents)}</b>
      </li>
      {month.people.map(({ name, percent, cents }) => (
        <li key={name} className={row}>
          {texts.t('money.person', { name, percent })}
          <span className="text-sm">{dollars(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
