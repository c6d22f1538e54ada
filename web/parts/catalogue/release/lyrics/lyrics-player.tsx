import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatNumber } from '../../../text/format.ts';
import { PlayButton } from '../../upload/play-button.tsx';
import type { Player } from '../../upload/use-player.ts';
import { WaveformSlider } from '../../upload/waveform-slider.tsx';

type LyricsPlayerProps = { uploadId: string; title: string; durationMs: number; player: Player; onToggle: () => void };

/** Plays the track while its lyrics are timed: play, seek, slow down. */
export function LyricsPlayer({ uploadId, title, durationMs, player, onToggle }: LyricsPlayerProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-rail-11 items-center gap-x-3 gap-y-2 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <PlayButton title={title} playing={player.playing} onToggle={onToggle} size="medium" />
      <WaveformSlider uploadId={uploadId} seconds={player.seconds} durationMs={durationMs} onSeek={player.seek} />
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1">
        <span className="code text-ink-2">
          {formatDuration(player.seconds * 1000)} / {formatDuration(durationMs)}
        </span>
        <SpeedSwitch onChange={player.setRate} />
      </div>
      {player.failed && (
        <p role="alert" className="col-span-full text-13 text-bad">
          {t('upload.cannot_play')}
        </p>
      )}
    </div>
  );
}

const SPEEDS = [0.75, 1] as const;

function SpeedSwitch({ onChange }: { onChange: (rate: number) => void }) {
  const { t, i18n } = useTranslation();
  const [speed, setSpeed] = useState(1);
  return (
    <div
      role="group"
      aria-label={t('wizard.lyrics.speed')}
      className="flex rounded-control ring-1 ring-line-strong ring-inset"
    >
      {SPEEDS.map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === speed}
          onClick={() => {
            setSpeed(rate);
            onChange(rate);
          }}
          className={clsx(
            'num min-h-8 rounded-control px-2.5 text-13',
            rate === speed && 'bg-ink font-strong text-paper',
          )}
        >
          {formatNumber(rate, i18n.language, rate === 1 ? 0 : 2)}×
        </button>
      ))}
    </div>
  );
}
