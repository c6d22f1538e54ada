/** The window, as far as a scroll position needs it. */
export interface PlaceView {
  /** The furthest position that the page can be scrolled to now. */
  readMax(): number;
  scrollTo(y: number): void;
  /** Calls back whenever the page may have become longer; returns how to stop. */
  onGrow(callback: () => void): () => void;
  /** Calls back when a person scrolls, presses or types; returns how to stop. */
  onInput(callback: () => void): () => void;
}

/**
 * Brings a page back to a scroll position that it is still too short for, because its list loads later than the page.
 * It goes there as soon as the page is long enough, unless a person does something first. Returns how to stop it.
 */
export function keepPlace(y: number, view: PlaceView, onDone: () => void): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    for (const stopOne of stops) stopOne();
    onDone();
  };
  const tryNow = () => {
    if (isOver || view.readMax() < y) return;
    view.scrollTo(y);
    stop();
  };
  stops.push(view.onGrow(tryNow), view.onInput(stop));
  tryNow();
  return stop;
}
