import type { MouseEvent } from 'react';

/** Whether a click opens a link in the same place: no key and no other button asks for a new tab or a download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
}
