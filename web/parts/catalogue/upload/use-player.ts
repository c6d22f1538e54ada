import { useEffect, useRef, useState } from 'react';

export type Player = {
  readonly playing: boolean;
  readonly seconds: number;
  readonly failed: boolean;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  /** Returns the exact current position; `seconds` is updated only a few times a second. */
  readonly now: () => number;
  /** Sets the speed at the same pitch; 1 is as recorded. */
  readonly setRate: (rate: number) => void;
};

/** The element that is playing: one at a time on the whole page. */
let audible: HTMLAudioElement | null = null;

/** Plays an address; nothing is loaded before the first press. */
export function usePlayer(src: string): Player {
  const element = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const audio = createAudio(src);
    audio.ontimeupdate = () => setSeconds(audio.currentTime);
    audio.onplay = () => setPlaying(true);
    audio.onpause = () => setPlaying(false);
    audio.onended = () => setSeconds(0);
    audio.onerror = () => setFailed(true);
    element.current = audio;
    return () => {
      audio.onerror = null;
      audio.pause();
      audio.removeAttribute('src');
      if (audible === audio) audible = null;
    };
  }, [src]);

  const toggle = () => {
    const audio = element.current;
    if (audio === null) return;
    if (!audio.paused) return audio.pause();
    if (audible !== audio) audible?.pause();
    audible = audio;
    setFailed(false);
    audio.play().catch(() => setFailed(true));
  };
  const seek = (target: number) => {
    if (element.current === null) return;
    element.current.currentTime = target;
    setSeconds(target);
  };
  const now = () => element.current?.currentTime ?? 0;
  const setRate = (rate: number) => changeRate(element.current, rate);
  return { playing, seconds, failed, toggle, seek, now, setRate };
}

/** Sets the rate as the default too, with which a sound that is not loaded yet starts. */
function changeRate(audio: HTMLAudioElement | null, rate: number): void {
  if (audio !== null) Object.assign(audio, { defaultPlaybackRate: rate, playbackRate: rate });
}

function createAudio(src: string): HTMLAudioElement {
  const audio = new Audio();
  audio.preload = 'none';
  audio.src = src;
  return audio;
}
