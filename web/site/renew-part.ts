/** Typing that stops for this long is an input. */
const PAUSE_MS = 250;

/**
 * Renews a part of the page from the form's own address while one types: `data-renews` names the part. Without a script
 * the form opens that address.
 */
export function renewParts(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-renews]')) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    form.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        latest += 1;
        const own = latest;
        const part = await fetchPart(form).catch(() => null);
        // An answer to what was typed before comes too late.
        if (part !== null && own === latest) root.getElementById(part.id)?.replaceWith(part);
      }, PAUSE_MS);
    });
  }
}

async function fetchPart(form: HTMLFormElement): Promise<Element | null> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  const response = await fetch(`${form.action.split(/[?#]/)[0]}?${query}`);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(form.dataset.renews ?? '');
}
