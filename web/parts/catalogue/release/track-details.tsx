import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { FactList } from '../../page/fact-list.tsx';
import { formatDuration } from '../../text/format.ts';
import { type TrackBasics, type TrackReleaseFacts, useTrackFacts } from './use-track-facts.tsx';

type TrackDetailsProps = TrackReleaseFacts & {
  track: TrackBasics & { readonly title: string };
  number: number;
};

/** A track as one line that opens to all its details, so that a list of fifty stays readable. */
export const TrackDetails = memo(function TrackDetails({ track, number, ...release }: TrackDetailsProps) {
  const { t } = useTranslation();
  const facts = useTrackFacts(track, release);
  const title = track.title.trim() || t('release.untitled');
  const version = [
    track.version_type !== 'original' && t(`release.version.${track.version_type}`),
    track.version_title,
  ];
  return (
    <details className="group">
      <summary className="grid min-h-10 cursor-pointer list-none grid-cols-[1.5rem_minmax(0,1fr)_auto_1rem] items-center gap-2 py-1.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
        <span className="num text-ink-3">{number}</span>
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate group-open:whitespace-normal" title={title}>
            <span className="font-strong">{title}</span>{' '}
            <span className="text-ink-2">{version.filter(Boolean).join(' · ')}</span>
          </span>
          {track.explicit && <StatusPill tone="quiet">{t('release.field.explicit')}</StatusPill>}
        </span>
        <span className="code text-ink-2">
          {track.audio?.audio ? formatDuration(track.audio.audio.duration_ms) : '–'}
        </span>
        <ChevronDown size={16} className="-rotate-90 text-ink-3 group-open:rotate-0" aria-hidden />
      </summary>
      <div className="pt-1 pb-4 pl-8">
        <FactList facts={facts} />
      </div>
    </details>
  );
});
