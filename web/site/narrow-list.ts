import { foldName } from '@tangent/domain/catalogue/artist/fold-name.ts';

/**
 * Narrows a list in place while one types: `data-narrows` names the list, a search field and a check box filter it, and
 * a group without a hit disappears. Without a script the whole list is there.
 */
export function narrowLists(root: Document): void {
  for (const controls of root.querySelectorAll<HTMLElement>('[data-narrows]')) {
    const id = controls.dataset.narrows ?? '';
    controls.hidden = false;
    controls.addEventListener('input', () => narrow(root, controls, id));
  }
}

function narrow(root: Document, controls: HTMLElement, id: string): void {
  const wanted = foldName(controls.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '');
  const isFreeOnly = controls.querySelector<HTMLInputElement>('input[name=free]')?.checked === true;
  let hits = 0;
  for (const group of root.querySelectorAll<HTMLElement>(`#${id} > section`)) {
    let isEmpty = true;
    for (const item of group.querySelectorAll('li')) {
      item.hidden =
        !foldName(item.textContent ?? '').includes(wanted) || (isFreeOnly && item.dataset.free === undefined);
      if (!item.hidden) {
        isEmpty = false;
        hits += 1;
      }
    }
    group.hidden = isEmpty;
  }
  const nothing = root.getElementById(`${id}-nothing`);
  if (nothing !== null) nothing.hidden = hits > 0;
}
