import { useEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const show of [...waiting]) show();
}

if (typeof window !== 'undefined') {
  // Touches end in mouse events too: only then fields lose the focus.
  window.addEventListener('mousedown', ({ button }) => (isPressed = button === 0), true);
  window.addEventListener('click', release, true);
  // Without a click, as when the mouse was moved away.
  for (const end of ['mouseup', 'dragend', 'contextmenu'])
    window.addEventListener(end, () => setTimeout(release), true);
}

/**
 * Returns whether a new line may be shown: not before a press under way is over. A press takes the focus from a field,
 * and an error that appeared at that moment would move the pressed control from under the pointer: its click would be
 * lost.
 */
export function useShownAfterPress(): boolean {
  const [isShown, setShown] = useState(() => !isPressed);
  useEffect(() => {
    if (isShown) return;
    const show = () => setShown(true);
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [isShown]);
  return isShown;
}
