import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** One stop of the tab key for a row of buttons; arrows, Home and End go from one to the next. */
export function useBarKeys(count: number): {
  row: RefObject<HTMLDivElement | null>;
  stop: number;
  setStop: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setStop] = useState(count - 1);
  const stop = Math.min(chosen, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: count - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= count) return;
    setStop(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return { row, stop, setStop, onKeyDown };
}
