import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemovalText } from '../../../parts/distribution/delivery/use-removal-text.ts';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { type TrackAction, TrackDialog } from './track-dialog.tsx';

type CaseTrack = FraudCaseDetail['tracks'][number];

/**
 * Lists the tracks of the release at the store of the case: which ones the findings are about, what was decided about
 * each, and for staff the decisions. The rest of the release is not affected.
 */
export function CaseTracks({ found }: { found: FraudCaseDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<TrackAction | null>(null);
  const { id, tracks, track_count, store, is_own } = found;
  const flagged = tracks.filter((track) => track.flagged).length;
  if (tracks.length === 0) return null;
  return (
    <Card title={t('watch.card.tracks')} isRegion>
      {track_count > 1 && (
        <p className="mb-1 text-ink-2">
          {t('watch.track.flagged_of', { count: flagged, total: track_count, store: store.name })}
        </p>
      )}
      <ul>
        {tracks.map((track) => (
          <li key={track.track_id} className="border-b border-line py-3 last:border-0 last:pb-0">
            <TrackRow track={track} store={store.name} />
            {!is_own && found.owner !== null && <TrackActions track={track} store={store.name} onOpen={setOpen} />}
          </li>
        ))}
      </ul>
      {open && <TrackDialog id={id} store={store.name} action={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function TrackRow({ track, store }: { track: CaseTrack; store: string }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const describeRemoval = useRemovalText();
  const { title, flagged, removal, held_since, streams, share, usual_share } = track;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-strong break-words">{title}</span>
        {flagged && <StatusPill tone="warn">{t('watch.track.flagged')}</StatusPill>}
        {removal && (
          <StatusPill tone="bad">{t(removal.confirmed ? 'watch.track.removed' : 'watch.track.leaving')}</StatusPill>
        )}
        {held_since && <StatusPill tone="quiet">{t('watch.track.held')}</StatusPill>}
      </div>
      <p className="text-13 text-ink-2">
        {t('watch.track.numbers', {
          count: streams,
          number: formatNumber(streams, language),
          share: formatShare(share, language, 1),
          before: formatShare(usual_share, language, 1),
        })}
      </p>
      {removal && <p className="text-13 text-ink-2">{describeRemoval(removal, { title, store })}</p>}
      {held_since && (
        <p className="text-13 text-ink-2">
          {t('watch.track.held_since', { store, date: formatDate(held_since, language) })}
        </p>
      )}
    </div>
  );
}

type TrackActionsProps = { track: CaseTrack; store: string; onOpen: (action: TrackAction) => void };

/** The decisions of staff about one track at this store. */
function TrackActions({ track, store, onOpen }: TrackActionsProps) {
  const { t } = useTranslation();
  const { removal, held_since, is_removable } = track;
  const kinds = [
    ...(removal === null ? (is_removable ? (['remove'] as const) : []) : (['restore'] as const)),
    held_since === null ? ('hold' as const) : ('release' as const),
  ];
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button key={kind} size="small" onClick={() => onOpen({ kind, track })}>
          {t(`watch.track.${kind}`, { store })}
        </Button>
      ))}
    </div>
  );
}
