import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';

/** Lists the shares of the net; the reader's own are highlighted. */
export function SplitList({ split }: { split: RoyaltyEntryDetail['split'] }) {
  const { i18n } = useTranslation();
  return (
    <ul className="grid gap-1">
      {split.map(({ name, share_basis_points, amount_micros, is_viewer }, index) => (
        <li
          key={index}
          className={clsx(
            'flex items-baseline justify-between gap-3 rounded-control px-2.5 py-1.5',
            is_viewer ? 'bg-volt-soft text-ink' : 'bg-sunken',
          )}
        >
          <span className="min-w-0">
            <span className="break-words" dir="auto">
              {name}
            </span>{' '}
            <span className="num text-ink-2">{formatShare(share_basis_points, i18n.language)}</span>
          </span>
          <span className="num shrink-0 font-strong">{formatMicroDollars(amount_micros, i18n.language, 6)}</span>
        </li>
      ))}
    </ul>
  );
}
