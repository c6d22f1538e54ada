/** The distance from the upper or lower edge of the window within which the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

type Row = { readonly element: HTMLElement; readonly middle: number; readonly height: number };

/**
 * Moves a row with a pointer from its grip until release; Escape, or a touch that the system takes over, puts it back.
 */
export function startDrag(list: HTMLElement, from: number, start: PointerEvent, onDrop: (to: number) => void): void {
  const rows = measureRows(list);
  const row = rows[from];
  if (row === undefined) return;
  const scrolledBefore = window.scrollY;
  let to = from;
  const show = (pointerY: number) => {
    row.element.setAttribute('data-dragged', '');
    const offset = pointerY - start.clientY + window.scrollY - scrolledBefore;
    to = computeTargetIndex(rows, from, row.middle + offset);
    shiftRows(rows, from, to, offset);
  };
  followPointer(start, show, (dropped) => {
    for (const { element } of rows) element.removeAttribute('style');
    row.element.removeAttribute('data-dragged');
    if (dropped && to !== from) onDrop(to);
  });
}

/**
 * Reports the position of a pointer until it is released (true) or the drag is cancelled (false); near an edge the page
 * scrolls along.
 */
function followPointer(start: PointerEvent, show: (y: number) => void, onEnd: (dropped: boolean) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let y = start.clientY;
  let frame = 0;
  const scrollAlong = () => {
    const toEdge = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (toEdge !== 0 && y !== start.clientY) {
      window.scrollBy(0, toEdge);
      show(y);
    }
    frame = requestAnimationFrame(scrollAlong);
  };
  const finish = (dropped: boolean) => {
    listening.abort();
    cancelAnimationFrame(frame);
    onEnd(dropped);
  };
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) =>
    addEventListener(name, (event) => event.pointerId === start.pointerId && handle(event), { signal });
  on('pointermove', ({ clientY }) => {
    y = clientY;
    show(y);
  });
  on('pointerup', () => finish(true));
  on('pointercancel', () => finish(false));
  addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal });
  frame = requestAnimationFrame(scrollAlong);
}

function measureRows(list: HTMLElement): Row[] {
  return [...list.children].map((child) => {
    const element = child as HTMLElement;
    const { top, height } = element.getBoundingClientRect();
    return { element, middle: top + height / 2, height };
  });
}

/** Returns the index of a row whose middle was dragged to `middle`. */
export function computeTargetIndex(rows: readonly { readonly middle: number }[], from: number, middle: number): number {
  return rows.filter((other, index) => index !== from && other.middle < middle).length;
}

/** Moves the dragged row with the pointer, and the rows between its old and new index out of the way. */
function shiftRows(rows: readonly Row[], from: number, to: number, offset: number): void {
  const height = rows[from]?.height ?? 0;
  for (const [index, { element }] of rows.entries()) {
    const makesRoom = from < to ? index > from && index <= to : index >= to && index < from;
    const shift = index === from ? offset : makesRoom ? (from < to ? -height : height) : 0;
    element.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    if (index === from) Object.assign(element.style, { position: 'relative', zIndex: '10' });
  }
}
