import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepPlace, type PlaceView } from './keep-place.ts';
import { buildScrollKey } from './scroll-key.ts';

const STORED_UNDER = 'places';
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The scroll position of every page of this visit, by the key of its scroll position; it outlives a reload. */
const places = new Map<string, number>(readStored());

const WINDOW: PlaceView = {
  readMax: () => document.documentElement.scrollHeight - window.innerHeight,
  scrollTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
  onGrow: (callback) => {
    const observer = new ResizeObserver(callback);
    observer.observe(document.body);
    return () => observer.disconnect();
  },
  onInput: (callback) => {
    for (const input of INPUTS) window.addEventListener(input, callback, { passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, callback);
    };
  },
};

/**
 * Brings a user who goes back to the place where they were, also where the list loads late: the router restores a
 * position only once, when the page may still be too short for it.
 */
export function PlaceKeeper() {
  const location = useLocation();
  const type = useNavigationType();
  const key = buildScrollKey(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a page was reached counts when it is reached
  useLayoutEffect(() => {
    // The position of a page that is still too short is not where the user was.
    const wanted = type === 'POP' ? (places.get(key) ?? 0) : 0;
    let isRestored = wanted === 0;
    const done = () => {
      isRestored = true;
    };
    const stop = isRestored ? done : keepPlace(wanted, WINDOW, done);
    const save = () => {
      if (isRestored) places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', store);
      stop();
    };
  }, [key]);
  return null;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]');
  } catch {
    // A browser that keeps nothing starts every reloaded page at its top.
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify([...places]));
  } catch {
    // The same.
  }
}
