/**
 * Moves the focus to the start of a page: to its heading, or to the page itself until the heading appears, as long as
 * the user has not moved the focus meanwhile. Returns a function that stops waiting.
 */
export function focusHeading(): () => void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (main === null || heading) {
    if (heading) focus(heading);
    return () => {};
  }
  focus(main);
  const watch = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>('h1');
    if (late === null) return;
    watch.disconnect();
    if (document.activeElement === main) focus(late);
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The scroll position is handled separately.
  target.focus({ preventScroll: true });
}
