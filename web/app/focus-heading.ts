/** Puts the focus at the beginning of a page: its heading, or the page itself while that is on its way. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // Where the page stands is a matter of the scroll position.
  target.focus({ preventScroll: true });
}
