import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { useRoyaltyEntry } from '../../../api/money/royalty.ts';
import { TrackVersion } from '../../../parts/catalogue/release/track-version.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ChargeNote } from './charge-note.tsx';
import { DisputePart } from './dispute-part.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntrySource } from './entry-source.tsx';
import { EntryStatus } from './entry-status.tsx';
import { EntrySteps } from './entry-steps.tsx';
import { FreshnessNote } from './freshness-note.tsx';

type EntrySheetProps = { transactionId: string; onClose: () => void };

/**
 * Shows one entry, from the line the store wrote to the amount the reader receives, and the line's place in its file.
 */
export function EntrySheet({ transactionId, onClose }: EntrySheetProps) {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useRoyaltyEntry(transactionId);
  return (
    <Sheet open wide onOpenChange={(open) => !open && onClose()} title={t('royalty.entry.title')}>
      <div className="p-2 sm:p-3">
        {isError && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonRows count={7} />}
        {data && <Entry entry={data} />}
      </div>
    </Sheet>
  );
}

function Entry({ entry }: { entry: RoyaltyEntryDetail }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <p className="min-w-0 truncate text-13 font-medium text-ink-2" dir="auto">
          {entry.track.title ?? t('royalty.unknown_track')}
          <TrackVersion track={entry.track} />
          {entry.track.artist && ` · ${entry.track.artist}`}
        </p>
        <p className="display text-title">{formatMicroDollars(entry.amount_micros, i18n.language, 6)}</p>
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <EntryStatus entry={entry} />
          {t(`royalty.entry.status.${entry.status}`)}
        </p>
      </header>
      <ChargeNote entry={entry} />
      <DisputePart entry={entry} />
      <EntrySteps entry={entry} />
      <EntryFacts entry={entry} />
      <EntrySource entry={entry} />
      <FreshnessNote freshness={entry.freshness} />
    </div>
  );
}
