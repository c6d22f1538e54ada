import { Eraser, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { previewUrl } from '../../../../api/catalogue/upload-urls.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { type Player, usePlayer } from '../../upload/use-player.ts';
import { LyricsLines } from './lyrics-lines.tsx';
import { LyricsPlayer } from './lyrics-player.tsx';
import { clearTimes, countLines, countTimed, type Timing, tap, undo } from './tap-timing.ts';
import type { EditTiming } from './use-timing.ts';

type TapPadProps = { pad: RefObject<HTMLButtonElement | null>; timing: Timing; playing: boolean; onTap: () => void };

/** The button to tap on, with the line it times. It reacts when the finger comes down, not when it is lifted. */
function TapPad({ pad, timing, playing, onTap }: TapPadProps) {
  const { t } = useTranslation();
  const line = timing.lines[timing.next];
  return (
    <button
      ref={pad}
      type="button"
      data-tap
      onPointerDown={(event) => event.button === 0 && onTap()}
      // A click without a pointer: Enter, or a screen reader.
      onClick={(event) => event.detail === 0 && onTap()}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      className={buttonClass('ink', 'large', 'min-h-20 w-full touch-manipulation flex-col select-none')}
    >
      <span className="text-13 font-soft opacity-80">
        {line ? t(playing ? 'wizard.lyrics.tap' : 'wizard.lyrics.tap_start') : t('wizard.lyrics.all_timed')}
      </span>
      {line && <span className="max-w-full truncate text-16">{line.text || t('wizard.lyrics.pause')}</span>}
    </button>
  );
}

type LyricsTappingProps = {
  uploadId: string;
  title: string;
  durationMs: number;
  language: string | null;
  timing: Timing;
  edit: EditTiming;
};

/**
 * Times lyrics by tapping when a line starts: on the pad, with T anywhere here, or with Space on the pad and the lines.
 */
export function LyricsTapping({ uploadId, title, durationMs, language, timing, edit }: LyricsTappingProps) {
  const { t } = useTranslation();
  const player = usePlayer(previewUrl(uploadId));
  const pad = useRef<HTMLButtonElement>(null);
  const tapNow = () => tapOrPlay(player, edit);
  const toggle = () => {
    player.toggle();
    // The user taps the pad next.
    if (!player.playing) pad.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!isTapKey(event)) return;
    event.preventDefault();
    tapNow();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys duplicate the buttons inside
    <div className="grid gap-4" onKeyDown={press}>
      <p className="max-w-text text-13 text-ink-2">{t('wizard.lyrics.tap_hint')}</p>
      <LyricsPlayer uploadId={uploadId} title={title} durationMs={durationMs} player={player} onToggle={toggle} />
      <TapPad pad={pad} timing={timing} playing={player.playing} onTap={tapNow} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={timing.past.length === 0} onClick={() => edit(undo)}>
          <Undo2 size={15} aria-hidden /> {t('wizard.lyrics.undo')}
        </Button>
        <Button size="small" disabled={countTimed(timing) === 0} onClick={() => edit((now) => clearTimes(now))}>
          <Eraser size={15} aria-hidden /> {t('wizard.lyrics.clear')}
        </Button>
        <span role="status" className="num ml-auto text-13 text-ink-2">
          {t('wizard.lyrics.timed', { timed: countTimed(timing), total: countLines(timing) })}
        </span>
      </div>
      <LyricsLines timing={timing} edit={edit} player={player} durationMs={durationMs} language={language} />
    </div>
  );
}

/** Taps during playback. While paused a tap would set a random time: it starts playback instead. */
function tapOrPlay(player: Player, edit: EditTiming): void {
  if (player.playing) edit((now) => tap(now, player.now() * 1000));
  else player.toggle();
}

function isTapKey({ key, repeat, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (repeat || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select')) return false;
  return key === 't' || key === 'T' || (key === ' ' && target.closest('[data-tap]') !== null);
}
