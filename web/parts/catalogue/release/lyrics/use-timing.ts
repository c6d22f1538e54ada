import { useRef, useState } from 'react';
import { startTiming, type Timing, timingText } from './tap-timing.ts';

export type EditTiming = (change: (timing: Timing) => Timing) => Timing;

type TimedLyrics = { readonly timing: Timing; readonly text: string };

/** Edits the form's timed lyrics: every step is written back immediately, and changes made elsewhere are taken over. */
export function useTiming(lyrics: string, onChange: (lyrics: string) => void) {
  const [shown, setShown] = useState<TimedLyrics>(() => ({ timing: startTiming(lyrics), text: lyrics }));
  // Two taps may happen between two renders.
  const now = useRef(shown);
  if (now.current.text !== lyrics) now.current = { timing: startTiming(lyrics), text: lyrics };
  const edit: EditTiming = (change) => {
    const timing = change(now.current.timing);
    if (timing === now.current.timing) return timing;
    const { text: before } = now.current;
    const isSame = timing.lines === now.current.timing.lines;
    now.current = { timing, text: isSame ? before : timingText(timing) };
    setShown(now.current);
    if (!isSame) onChange(now.current.text);
    return timing;
  };
  return { timing: now.current.timing, edit };
}
