import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatNumber } from '../../parts/format.ts';
import { trackSlot } from '../../parts/upload/use-uploads.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { TrackForm } from './draft-form.ts';
import { TrackFields } from './track-fields.tsx';
import { useWizard } from './wizard-context.ts';

type TrackRowProps = {
  track: TrackForm;
  index: number;
  last: boolean;
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1, button: string) => void;
  onRemove: () => void;
};

export function TrackRow({ track, index, last, open, onToggle, onMove, onRemove }: TrackRowProps) {
  const { t } = useTranslation();
  const { shown } = useWizard();
  const hasProblem = shown.some((issue) => issue.path.startsWith(`tracks.${index}.`));
  const isOpen = open || hasProblem;
  const title = track.title.trim() || t('release.untitled');
  const bodyId = `track-${track.id}`;
  return (
    <li>
      <div className="flex min-h-[52px] items-center gap-1 px-4 sm:gap-2 sm:px-5">
        <span className="num w-6 shrink-0 text-ink-3">{index + 1}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
        >
          <span className={clsx('min-w-0 truncate font-[600]', track.title.trim() === '' && 'text-ink-3')}>
            {title}
          </span>
          <ChevronDown size={16} className={clsx('shrink-0 text-ink-3', isOpen && 'rotate-180')} aria-hidden />
        </button>
        <TrackState track={track} />
        <MoveButtons track={track} index={index} last={last} onMove={onMove} title={title} />
        <RemoveTrack title={title} onRemove={onRemove} />
      </div>
      {isOpen && (
        <div id={bodyId} className="px-4 pt-1 pb-6 sm:pr-5 sm:pl-[3.25rem]">
          <TrackFields track={track} index={index} />
        </div>
      )}
    </li>
  );
}

type MoveButtonsProps = Pick<TrackRowProps, 'track' | 'index' | 'last' | 'onMove'> & { title: string };

/** On phones one button is enough: what is moved down brings the other one up. */
function MoveButtons({ track, index, last, onMove, title }: MoveButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        id={`up-${track.id}`}
        label={t('wizard.tracks.up', { title })}
        disabled={index === 0}
        onClick={() => onMove(-1, index === 1 ? `down-${track.id}` : `up-${track.id}`)}
        className="disabled:opacity-35 max-sm:hidden"
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        id={`down-${track.id}`}
        label={t('wizard.tracks.down', { title })}
        disabled={last}
        onClick={() => onMove(1, `down-${track.id}`)}
        className="disabled:opacity-35"
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** Length of the sound, or how far its file is. */
function TrackState({ track }: { track: TrackForm }) {
  const { t, i18n } = useTranslation();
  const { draft, uploads } = useWizard();
  const entry = draft.id !== null ? uploads.get(trackSlot(draft.id, track.id)) : undefined;
  if (entry?.state === 'uploading') {
    const percent = Math.floor((entry.sent_bytes / entry.size_bytes) * 100);
    return <StatusPill tone="info">{formatNumber(percent, i18n.language)} %</StatusPill>;
  }
  if (entry && entry.state !== 'complete') {
    return <StatusPill tone={entry.state === 'failed' ? 'bad' : 'info'}>{t(`upload.state.${entry.state}`)}</StatusPill>;
  }
  if (track.audio?.audio)
    return <span className="code text-ink-2">{formatDuration(track.audio.audio.duration_ms)}</span>;
  return <StatusPill tone="quiet">{t('wizard.tracks.no_audio')}</StatusPill>;
}

function RemoveTrack({ title, onRemove }: { title: string; onRemove: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={t('wizard.tracks.remove', { title })} onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('wizard.tracks.remove', { title })}
        description={t('wizard.tracks.remove_text')}
        confirm={t('wizard.tracks.remove_confirm')}
        tone="bad"
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </>
  );
}
