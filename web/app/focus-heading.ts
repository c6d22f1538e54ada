/**
 * Puts the focus at the beginning of a page: its heading, or the page itself until the heading is there, as long as nobody has
 * gone on meanwhile. Answers how to stop waiting.
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
  // Where the page stands is a matter of the scroll position.
  target.focus({ preventScroll: true });
}
