import type { RoyaltyBreakdown, RoyaltyBreakdownBy, RoyaltyPart } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyBreakdown } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { usePartNames } from './use-part-names.ts';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type By = Exclude<RoyaltyBreakdownBy, 'period'>;

/** The number of parts shown until the user asks for all. */
const PARTS_SHOWN = 6;

/** Breaks the money down, largest first; each part links to its entries. */
export function BreakdownCard({ by }: { by: By }) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useRoyaltyBreakdown(by);
  return (
    <Card title={t(`royalty.by.${by}`)} isRegion>
      {isPending && <SkeletonRows count={PARTS_SHOWN} height="40px" />}
      {isError && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Parts by={by} breakdown={data} />}
    </Card>
  );
}

function Parts({ by, breakdown: { items, rest, freshness } }: { by: By; breakdown: RoyaltyBreakdown }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const visible = countUnfolded(items.length, PARTS_SHOWN);
  const shown = isOpen ? items : items.slice(0, visible);
  const largest = Math.max(...items.map(({ amount_micros }) => amount_micros), 1);
  const more = items.length - visible;
  return (
    <>
      <ul className="-mx-2 grid">
        {shown.map((part) => (
          <PartRow key={part.key ?? ''} by={by} part={part} largest={largest} until={freshness.until} />
        ))}
      </ul>
      {isOpen && rest !== null && (
        <p className="num mt-2 text-13 text-ink-3">
          {t('royalty.rest', { count: rest.parts, amount: formatMicroDollars(rest.amount_micros, i18n.language) })}
        </p>
      )}
      {more > 0 && (
        <Button size="small" className="mt-3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('royalty.show_fewer') : t('royalty.show_more', { number: formatNumber(more, i18n.language) })}
        </Button>
      )}
    </>
  );
}

type PartRowProps = { by: By; part: RoyaltyPart; largest: number; until: string | null };

function PartRow({ by, part, largest, until }: PartRowProps) {
  const { linkProps } = useRoyaltyAddress();
  const rowClass =
    'relative flex min-h-10 items-center justify-between gap-3 rounded-control px-2 py-1.5 pointer-coarse:min-h-11';
  const share = Math.max(0, part.amount_micros / largest);
  const content = (
    <>
      <PartText by={by} part={part} until={until} />
      <span aria-hidden className="absolute inset-x-2 bottom-0.5 h-0.75 rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-(--chart-line)" style={{ width: `${share * 100}%` }} />
      </span>
    </>
  );
  return (
    <li>
      {part.key === null ? (
        <span className={rowClass}>{content}</span>
      ) : (
        <Link {...linkProps({ view: 'entries', [by]: part.key })} className={`${rowClass} hover:bg-sunken`}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Names a part, and says if a platform has reported less far than the others. */
function PartText({ by, part, until }: Omit<PartRowProps, 'largest'>) {
  const { t, i18n } = useTranslation();
  const partName = usePartNames();
  const isBehind = by === 'platform' && until !== null && part.until < until;
  const below = isBehind ? t('royalty.until', { month: formatPeriod(part.until, i18n.language) }) : part.detail;
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate font-medium" dir="auto">
          {partName(by, part)}
        </span>
        {below && <span className="block truncate text-xs text-ink-3">{below}</span>}
      </span>
      <span className="num shrink-0 font-strong">{formatMicroDollars(part.amount_micros, i18n.language)}</span>
    </>
  );
}
