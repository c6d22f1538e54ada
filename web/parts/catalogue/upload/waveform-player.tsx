import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../text/format.ts';
import { PlayButton } from './play-button.tsx';
import type { Player } from './use-player.ts';
import { type WaveformMark, WaveformSlider } from './waveform-slider.tsx';

type WaveformPlayerProps = {
  uploadId: string;
  title: string;
  durationMs: number;
  marks: readonly WaveformMark[];
  player: Player;
};

/** The player of a track: one button, and a waveform to jump in. */
export function WaveformPlayer({ uploadId, title, durationMs, marks, player }: WaveformPlayerProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3">
      <PlayButton title={title} playing={player.playing} onToggle={player.toggle} size="small" />
      <WaveformSlider
        uploadId={uploadId}
        durationMs={durationMs}
        marks={marks}
        seconds={player.seconds}
        onSeek={player.seek}
      />
      <span className="code text-ink-2">
        {formatDuration(player.seconds * 1000)} / {formatDuration(durationMs)}
      </span>
      {player.failed && (
        <p role="alert" className="col-span-3 text-13 text-bad">
          {t('upload.cannot_play')}
        </p>
      )}
    </div>
  );
}
