import { describeVoice } from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../upload/use-player.ts';
import { LineFields } from './line-fields.tsx';
import { type LineAction, LyricsLine } from './lyrics-line.tsx';
import { clearTimes, findLineAt, formatClock, nudge, retime, setNextLine, type Timing } from './tap-timing.ts';
import type { EditTiming } from './use-timing.ts';
import { useVoiceLabel } from './use-voice-label.ts';

/** Returns the line being sung, updated every frame during playback. */
function usePlayingLine(timing: Timing, { playing, seconds, now }: Player): number {
  const [line, setLine] = useState(-1);
  useEffect(() => {
    if (!playing) return setLine(findLineAt(timing, seconds * 1000));
    let frame = 0;
    const tick = () => {
      setLine(findLineAt(timing, now() * 1000));
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [timing, playing, seconds, now]);
  return line;
}

type LyricsLinesProps = {
  timing: Timing;
  edit: EditTiming;
  player: Player;
  durationMs: number;
  language: string | null;
};

/** Lists every line with its time. The selected one can be moved, retimed and played. */
export function LyricsLines({ timing, edit, player, durationMs, language }: LyricsLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const playing = usePlayingLine(timing, player);
  useScrollIntoView(list, player.playing ? timing.next : -1);
  const { announcement, runAction } = useLineActions({ edit, player, durationMs });
  const toLabel = useVoiceLabel();
  const choose = (index: number) => {
    setChosen(index);
    edit((now) => setNextLine(now, index));
  };
  return (
    <>
      <ol
        ref={list}
        onKeyDown={(event) => moveFocus(event, list.current)}
        aria-label={t('wizard.lyrics.lines')}
        className="relative max-h-96 divide-y divide-line overflow-y-auto overscroll-contain rounded-control ring-1 ring-line"
      >
        {timing.lines.map((line, index) => (
          <LyricsLine
            key={index}
            line={line}
            voice={line.voice === undefined ? null : toLabel(describeVoice(line.voice, timing.voices))}
            fields={<LineFields timing={timing} index={index} edit={edit} language={language} />}
            index={index}
            isPlaying={index === playing}
            isNext={index === timing.next}
            isChosen={index === chosen}
            onChoose={choose}
            onAction={runAction}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Returns the actions on one line, with their screen reader announcements. */
function useLineActions({ edit, player, durationMs }: Pick<LyricsLinesProps, 'edit' | 'player' | 'durationMs'>) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const runAction = (index: number, action: LineAction) => {
    const timing = edit((now) => {
      if (action === 'clear') return clearTimes(now, index);
      if (action === 'retime') return retime(now, index, player.now() * 1000);
      // A played line that has its time already leaves the next tap to the line after it.
      if (action === 'play') return setNextLine(now, now.lines[index]?.at_ms === null ? index : index + 1);
      return nudge(now, index, action, durationMs);
    });
    const at = timing.lines[index]?.at_ms ?? null;
    if (action === 'play' && at !== null) {
      player.seek(at / 1000);
      if (!player.playing) player.toggle();
    }
    setAnnouncement(t('wizard.lyrics.line_at', { number: index + 1, time: at === null ? '–' : formatClock(at) }));
  };
  return { announcement, runAction };
}

/** Scrolls the list, never the page. */
function useScrollIntoView(list: { readonly current: HTMLOListElement | null }, index: number): void {
  useEffect(() => {
    const line = list.current?.children[index];
    if (!(line instanceof HTMLElement) || list.current === null) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [list, index]);
}

/** Moves the focus from line to line with the up and down keys. */
function moveFocus(event: KeyboardEvent, list: HTMLOListElement | null): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || list === null || !(event.target instanceof HTMLElement)) return;
  // In a field of the line the keys belong to the field.
  if (event.target.closest('input, select') !== null) return;
  const lines = [...list.querySelectorAll<HTMLElement>('[data-tap]')];
  const own = event.target.closest('li')?.querySelector<HTMLElement>('[data-tap]');
  const next = own ? lines[lines.indexOf(own) + by] : undefined;
  event.preventDefault();
  next?.focus();
}
