import { useEffect, useState } from 'react';
import type { Player } from '../../../parts/upload/use-player.ts';
import { findLineAt, type Timing } from './tap-timing.ts';

/** The line that is sung right now, looked up at every frame while the sound runs. */
export function usePlayingLine(timing: Timing, { playing, seconds, now }: Player): number {
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
