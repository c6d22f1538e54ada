import type { RoyaltyBreakdown, RoyaltyBreakdownBy, RoyaltyPart } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { findShareWord } from '@tangent/domain/share-word.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyBreakdown } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { formatListedMicroDollars, formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Band } from '../../../ui/band.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { usePartNames } from './use-part-names.ts';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type By = Exclude<RoyaltyBreakdownBy, 'period'>;
const LISTS: readonly By[] = ['platform', 'country', 'release', 'track'];

/** The number of parts shown until the user asks for all. */
const PARTS_SHOWN = 4;

/** Breaks the money down by store, country, release and track, with bars of one scale; each part links to its lines. */
export function OriginBand() {
  const { t } = useTranslation();
  const { data } = useRoyaltyBreakdown('platform');
  return (
    <Band
      name={t('royalty.origin.name')}
      title={<OriginFact breakdown={data} />}
      text={<OriginText breakdown={data} />}
    >
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {LISTS.map((by) => (
          <PartList key={by} by={by} />
        ))}
      </div>
    </Band>
  );
}

function OriginFact({ breakdown }: { breakdown: RoyaltyBreakdown | undefined }) {
  const { t, i18n } = useTranslation();
  const partName = usePartNames();
  const [largest] = breakdown?.items ?? [];
  const total = breakdown?.total.amount_micros ?? 0;
  // Without earnings, or where money that was taken back makes a part larger than the whole, a share is no fact.
  if (largest === undefined || total <= 0 || largest.amount_micros <= 0 || largest.amount_micros > total)
    return t('royalty.origin.plain');
  const share = largest.amount_micros / total;
  const values = {
    store: partName('platform', largest),
    share: formatShare(Math.round(share * 100) * 100, i18n.language),
  };
  return t(`royalty.origin.${findShareWord(share)}`, values);
}

function OriginText({ breakdown }: { breakdown: RoyaltyBreakdown | undefined }) {
  const { t, i18n } = useTranslation();
  if (breakdown === undefined) return null;
  return t('royalty.origin.text', { amount: formatMicroDollars(breakdown.total.amount_micros, i18n.language) });
}

function PartList({ by }: { by: By }) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useRoyaltyBreakdown(by);
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-bold">{t(`royalty.origin.by.${by}`)}</h3>
      {isPending && <SkeletonRows count={PARTS_SHOWN + 1} height="36px" />}
      {isError && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Parts by={by} breakdown={data} />}
    </section>
  );
}

function Parts({ by, breakdown: { items, rest, freshness, total } }: { by: By; breakdown: RoyaltyBreakdown }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const visible = countUnfolded(items.length, PARTS_SHOWN);
  const shown = isOpen ? items : items.slice(0, visible);
  const folded = items.slice(visible).reduce((sum, { amount_micros }) => sum + amount_micros, rest?.amount_micros ?? 0);
  const more = items.length - visible + (rest?.parts ?? 0);
  // All lists divide the same total: with it as the scale a bar means the same in each.
  const scale = Math.max(total.amount_micros, ...items.map(({ amount_micros }) => amount_micros), 1);
  const amount = (micros: number) => formatListedMicroDollars(micros, i18n.language);
  return (
    <>
      <ul className="-mx-2 grid">
        {shown.map((part) => (
          <PartRow key={part.key ?? ''} by={by} part={part} scale={scale} until={freshness.until} />
        ))}
        {isOpen && rest !== null && (
          <li className="num px-2 py-1.5 text-13 text-ink-2">
            {t('royalty.rest', { count: rest.parts, amount: amount(rest.amount_micros) })}
          </li>
        )}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="tap relative -mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-control px-2 py-1.5 text-left text-ink-2 hover:bg-sunken"
        >
          {isOpen ? (
            t('royalty.show_fewer')
          ) : (
            <>
              <span>{t('royalty.origin.more', { count: more, number: formatNumber(more, i18n.language) })}</span>
              <span className="num font-strong text-ink">{amount(folded)}</span>
              <PartBar share={folded / scale} />
            </>
          )}
        </button>
      )}
    </>
  );
}

function PartBar({ share }: { share: number }) {
  return (
    <span aria-hidden className="absolute inset-x-2 bottom-0.5 h-0.5">
      <span className="block h-full bg-ink" style={{ width: `${Math.max(0, share) * 100}%` }} />
    </span>
  );
}

type PartRowProps = { by: By; part: RoyaltyPart; scale: number; until: string | null };

function PartRow({ by, part, scale, until }: PartRowProps) {
  const { linkProps } = useRoyaltyAddress();
  const rowClass =
    'relative flex min-h-9 items-center justify-between gap-3 rounded-control px-2 py-1.5 pointer-coarse:min-h-11';
  const content = (
    <>
      <PartText by={by} part={part} until={until} />
      <PartBar share={part.amount_micros / scale} />
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
function PartText({ by, part, until }: Omit<PartRowProps, 'scale'>) {
  const { t, i18n } = useTranslation();
  const partName = usePartNames();
  const isBehind = by === 'platform' && until !== null && part.until < until;
  const below = isBehind ? t('royalty.until', { month: formatPeriod(part.until, i18n.language) }) : part.detail;
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate" dir="auto">
          {partName(by, part)}
        </span>
        {below && <span className="block truncate text-xs text-ink-3">{below}</span>}
      </span>
      <span className="num shrink-0 font-strong">{formatListedMicroDollars(part.amount_micros, i18n.language)}</span>
    </>
  );
}
