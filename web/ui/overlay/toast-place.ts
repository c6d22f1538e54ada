/** The distance of toasts from the edges of the window, in pixels. */
const MARGIN_PX = 16;

/** A box in the window, in pixels from its left and top edge. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** Where toasts can be: at the bottom, where most people look for them, or below the bar of the page. */
export type ToastPlace = { readonly side: 'left' | 'center' | 'right'; readonly edge: 'bottom' | 'top' };

export const USUAL_PLACE: ToastPlace = { side: 'right', edge: 'bottom' };
const PLACES: readonly ToastPlace[] = [
  USUAL_PLACE,
  { side: 'center', edge: 'bottom' },
  { side: 'left', edge: 'bottom' },
  { side: 'right', edge: 'top' },
  { side: 'center', edge: 'top' },
];

/** The height of the bar at the top of every page. */
const BAR_PX = 56;

/** Returns where toasts of a size are in a window, for one place. */
export function placeBox({ side, edge }: ToastPlace, size: Size, view: Size): Box {
  const end = view.width - size.width - MARGIN_PX;
  const left = { left: MARGIN_PX, center: (view.width - size.width) / 2, right: end }[side];
  const top = edge === 'top' ? BAR_PX + MARGIN_PX : view.height - size.height - MARGIN_PX;
  return { left, top, width: size.width, height: size.height };
}

/** The controls that toasts should not cover, by kind. */
export type Controls = { readonly buttons: readonly Box[]; readonly fields: readonly Box[] };

/**
 * Returns the first place at which toasts of a size cover no control, or the one at which they cover the fewest. A button
 * counts as two fields: what was just pressed is often pressed again, or is next to what comes next.
 */
export function choosePlace(size: Size, view: Size, { buttons, fields }: Controls): ToastPlace {
  let best = { place: USUAL_PLACE, covered: Number.POSITIVE_INFINITY };
  for (const place of PLACES) {
    const box = placeBox(place, size, view);
    const count = (controls: readonly Box[]) => controls.filter((control) => overlaps(box, control)).length;
    const covered = 2 * count(buttons) + count(fields);
    if (covered < best.covered) best = { place, covered };
  }
  return best.place;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
