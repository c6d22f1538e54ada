import type { Mastering } from '@tangent/contract/promotion/mastering.ts';
import { useEffect, useRef, useState } from 'react';
import { masterFileUrl } from '../../../api/promotion/mastering.ts';
import { type AbPlayer, createAbPlayer, type Side, type Span } from './ab-player.ts';

export interface AbControls extends Playback {
  /** The side that is heard; a blind test hides it. */
  side: Side;
  isEqual: boolean;
  isBlind: boolean;
  choose: (side: Side) => void;
  setEqual: (isEqual: boolean) => void;
  /** Plays a side at equal loudness without saying which. */
  listenBlind: (side: Side) => void;
  endBlind: () => void;
}

interface Playback {
  playing: boolean;
  seconds: number;
  failed: boolean;
  /** The preview loop while it repeats; null while the whole length is heard. */
  loop: Span | null;
  toggle: () => void;
  /** A position outside the loop ends it. */
  seek: (seconds: number) => void;
  repeatLoop: (isOn: boolean) => void;
}

/** Lowers the louder of both, so that neither is favoured: gains of original and master. */
export function matchGains(before: number | null, after: number | null): Record<Side, number> {
  const quieter = Math.min(before ?? 0, after ?? 0);
  const gain = (own: number | null) => (before === null || after === null ? 1 : 10 ** ((quieter - (own ?? 0)) / 20));
  return { original: gain(before), master: gain(after) };
}

const PLAIN: Record<Side, number> = { original: 1, master: 1 };
const TICK_MS = 100;

/** Controls the comparison of a finished project over its whole length; starts at the preview loop. */
export function useAbPlayer(project: Mastering): AbControls {
  const { report } = project;
  const [side, setSide] = useState<Side>('master');
  const [isEqual, setIsEqual] = useState(true);
  const [isBlind, setIsBlind] = useState(false);
  const equal = matchGains(report?.before.integrated_lufs ?? null, report?.after.integrated_lufs ?? null);
  const playback = usePlayback(project, side, isEqual || isBlind ? equal : PLAIN);
  return {
    ...playback,
    side,
    isEqual,
    isBlind,
    choose: setSide,
    setEqual: setIsEqual,
    listenBlind(next) {
      setSide(next);
      setIsBlind(true);
      if (!playback.playing) playback.toggle();
    },
    endBlind: () => setIsBlind(false),
  };
}

function usePlayback({ id, report, loop }: Mastering, side: Side, gains: Record<Side, number>): Playback {
  const player = useRef<AbPlayer | null>(null);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(loop.start);
  const [failed, setFailed] = useState(false);
  const whole = { start: 0, end: (report?.duration_ms ?? 0) / 1000 };
  const preview = { start: loop.start, end: Math.min(whole.end, loop.start + loop.length) };
  const [isLooping, setIsLooping] = useState(true);
  useEffect(() => () => player.current?.close(), []);
  useEffect(() => player.current?.mix(side, gains));
  useTicks(playing, () => setSeconds(player.current?.position() ?? 0));
  const fail = () => {
    setFailed(true);
    setPlaying(false);
  };
  const play = (from: number, span: Span) => {
    setFailed(false);
    setPlaying(true);
    // The browser allows sound only after a press, so the player is created with the first one.
    player.current ??= createAbPlayer(
      { original: masterFileUrl(id, 'original'), master: masterFileUrl(id, 'wav16') },
      fail,
    );
    player.current.mix(side, gains);
    player.current.play(from, span).catch(fail);
  };
  return {
    playing,
    seconds,
    failed,
    loop: isLooping ? preview : null,
    toggle() {
      if (!playing) return play(seconds, isLooping ? preview : whole);
      player.current?.pause();
      setPlaying(false);
    },
    seek(target) {
      const staysInLoop = isLooping && target >= preview.start && target < preview.end;
      setIsLooping(staysInLoop);
      setSeconds(target);
      if (playing) play(target, staysInLoop ? preview : whole);
    },
    repeatLoop(isOn) {
      setIsLooping(isOn);
      const isInside = seconds >= preview.start && seconds < preview.end;
      const from = isOn && !isInside ? preview.start : seconds;
      setSeconds(from);
      if (playing) play(from, isOn ? preview : whole);
    },
  };
}

function useTicks(isOn: boolean, onTick: () => void): void {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => latest.current(), TICK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}
