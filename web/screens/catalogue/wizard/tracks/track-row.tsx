import { CREDIT_GROUPS, findCreditGroups } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { numberWithinDiscs } from '@tangent/domain/catalogue/release/discs.ts';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryStatus } from '../../../../parts/catalogue/upload/upload-entry.ts';
import { formatDuration, formatNumber } from '../../../../parts/text/format.ts';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Grip } from '../../../../ui/list/use-reorder.ts';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { TrackCredits } from '../credits/track-credits.tsx';
import { TrackProduction } from '../credits/track-production.tsx';
import { TrackRecording } from '../credits/track-recording.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useForm, useTrackUpload, useWizardFindings } from '../wizard-context.ts';
import { TrackAi } from './track-ai.tsx';
import { TrackArtists } from './track-artists.tsx';
import { TrackAudio } from './track-audio.tsx';
import { TrackClaims } from './track-claims.tsx';
import { TrackClip } from './track-clip.tsx';
import { TrackCodes } from './track-codes.tsx';
import { TrackComposer } from './track-composer.tsx';
import { TrackContributors } from './track-contributors.tsx';
import { useTrackUpdate } from './track-edit.ts';
import { TrackEssentials } from './track-essentials.tsx';
import { TrackLyrics } from './track-lyrics.tsx';
import { TrackPerformers } from './track-performers.tsx';

/** Edits all fields of a track: the required ones are visible, each other group is summarised in a line. */
const TrackFields = memo(function TrackFields({ track, index }: { track: TrackForm; index: number }) {
  const part = { track, index, update: useTrackUpdate(track.id) };
  return (
    <div className="grid gap-5">
      <TrackAudio track={track} index={index} />
      <TrackEssentials {...part} />
      <TrackCredits {...part} />
      <div>
        <TrackArtists {...part} />
        <TrackContributors {...part} />
        <TrackPerformers {...part} />
        <TrackProduction {...part} />
        <TrackLyrics {...part} />
        <TrackAi {...part} />
        <TrackClaims {...part} />
        <TrackClip {...part} />
        <TrackRecording {...part} />
        <TrackComposer {...part} />
        <TrackCodes {...part} />
      </div>
    </div>
  );
});

/** The actions on a row. The functions are read when they are called, so that they never cause a render. */
type RowActions = {
  readonly current: {
    readonly grip: Grip;
    readonly move: (from: number, to: number) => void;
    readonly remove: (index: number) => void;
    readonly toggle: (id: string) => void;
  };
};

type TrackRowProps = { track: TrackForm; index: number; last: boolean; open: boolean; actions: RowActions };

/** Shows one track: its summary, and its fields while it is open. */
export const TrackRow = memo(function TrackRow({ track, index, last, open, actions }: TrackRowProps) {
  const { t } = useTranslation();
  const title = track.title.trim() || t('release.untitled');
  const bodyId = `track-${track.id}`;
  return (
    <li className="bg-surface data-dragged:shadow-pop">
      <div className="flex min-h-13 items-center gap-1 px-2 sm:gap-2 sm:px-3">
        <TrackGrip track={track} index={index} title={title} actions={actions} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => actions.current.toggle(track.id)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
        >
          <span className={clsx('min-w-0 truncate font-strong', track.title.trim() === '' && 'text-ink-3')}>
            {title}
          </span>
          <ChevronDown size={16} className={clsx('shrink-0 text-ink-3', open && 'rotate-180')} aria-hidden />
        </button>
        <TrackGroups track={track} />
        <TrackProblems index={index} />
        <TrackState track={track} />
        <MoveButtons track={track} index={index} last={last} actions={actions} title={title} />
        <IconButton
          id={`remove-${track.id}`}
          label={t('wizard.tracks.remove', { title })}
          onClick={() => actions.current.remove(index)}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      {open && (
        <div id={bodyId} className="px-4 pt-1 pb-6 sm:pr-5 sm:pl-15">
          <TrackFields track={track} index={index} />
        </div>
      )}
    </li>
  );
});

type TrackPartProps = Pick<TrackRowProps, 'track' | 'index' | 'actions'> & { title: string };

/** The handle for dragging a track, which shows its number. */
function TrackGrip({ track, index, title, actions }: TrackPartProps) {
  const { t } = useTranslation();
  const number = useForm((form) => formatPosition(form.tracks, index));
  return (
    <button
      type="button"
      id={`grip-${track.id}`}
      aria-label={t('drop.grip', { title, number })}
      aria-describedby="track-grip-hint"
      className="flex h-11 shrink-0 cursor-grab touch-none items-center rounded-control text-ink-3 select-none hover:bg-sunken hover:text-ink active:cursor-grabbing"
      onPointerDown={(event) => actions.current.grip.onPointerDown(event, index)}
      onKeyDown={(event) => actions.current.grip.onKeyDown(event, index)}
      onBlur={() => actions.current.grip.onBlur()}
    >
      <GripVertical size={16} aria-hidden />
      <span className="num min-w-6 pr-1 text-left">{number}</span>
    </button>
  );
}

/** On several discs: '2-1' for the first track of the second. */
function formatPosition(tracks: readonly TrackForm[], index: number): string {
  const position = numberWithinDiscs(tracks)[index];
  const hasDiscs = (tracks.at(-1)?.disc_number ?? 1) > 1;
  return position && hasDiscs ? `${position.disc}-${position.number}` : String(index + 1);
}

/** Moves tracks without dragging. On phones one button is enough: moving one track down moves the next one up. */
function MoveButtons({ track, index, last, actions, title }: TrackPartProps & { last: boolean }) {
  const { t } = useTranslation();
  const move = (to: number) => {
    // The row moves in the page and would lose the focus; at an end one button is disabled.
    const button = to > 0 && to < index ? 'up' : 'down';
    focusAfter(`${button}-${track.id}`, () => actions.current.move(index, to));
  };
  return (
    <>
      <IconButton
        id={`up-${track.id}`}
        label={t('wizard.tracks.up', { title })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
        className="disabled:opacity-35 max-sm:hidden"
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        id={`down-${track.id}`}
        label={t('wizard.tracks.down', { title })}
        disabled={last}
        onClick={() => move(index + 1)}
        className="disabled:opacity-35"
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** Says how many groups of credits a track has, while one is missing. */
function TrackGroups({ track }: { track: TrackForm }) {
  const { t } = useTranslation();
  const count = findCreditGroups(track).length;
  if (count === CREDIT_GROUPS.length) return null;
  return (
    <span className="max-sm:hidden">
      <StatusPill tone="quiet">{t('wizard.credits.groups_short', { count })}</StatusPill>
    </span>
  );
}

/** Counts the issues of a track while its fields may be collapsed. */
function TrackProblems({ index }: { index: number }) {
  const { t } = useTranslation();
  const { shown } = useWizardFindings();
  const count = shown.filter(({ path }) => path.startsWith(`tracks.${index}.`)).length;
  return count === 0 ? null : <StatusPill tone="bad">{t('drop.problems', { count })}</StatusPill>;
}

/** Shows the length of the audio, or the progress of its upload. */
function TrackState({ track }: { track: TrackForm }) {
  const { t, i18n } = useTranslation();
  const entry = useTrackUpload(track.id);
  if (entry?.state === 'uploading' && entry.waiting === null) {
    const percent = Math.floor((entry.sent_bytes / entry.size_bytes) * 100);
    return <StatusPill tone="info">{formatNumber(percent, i18n.language)} %</StatusPill>;
  }
  if (entry && entry.state !== 'complete') {
    return (
      <StatusPill tone={entry.state === 'failed' ? 'bad' : 'info'}>
        {t(`upload.state.${entryStatus(entry)}`)}
      </StatusPill>
    );
  }
  if (track.audio?.audio)
    return <span className="code text-ink-2">{formatDuration(track.audio.audio.duration_ms)}</span>;
  return <StatusPill tone="quiet">{t('wizard.tracks.no_audio')}</StatusPill>;
}
