/** Shows the buttons that share a page: without a script, or a way to share, there are none. */
export function offerSharing(page: Document): void {
  if (!('share' in navigator) && !('clipboard' in navigator)) return;
  for (const button of page.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = false;
}

/** Opens the device's own way to share, or copies the address where there is none; the button then says so. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const { share: url = '', title = '', done = '' } = button.dataset;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
    await (navigator as Navigator).clipboard.writeText(url);
    const status = button.querySelector('[role=status]');
    if (status !== null) status.textContent = done;
  } catch {
    // The visitor changed their mind, or the browser does not allow it: the address bar still has the address.
  }
}
