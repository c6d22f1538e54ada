import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '../load-part.ts';
import { withTexts } from '../page-texts.ts';

/** Loaded on demand: few visits need it. */
const Palette = lazyPart(withTexts(async () => (await import('./palette.tsx')).Palette));

/** Whether this device shows its shortcuts with ⌘. */
export function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

// Toasts are dialogs too, but need no response.
function hasOpenDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  return dialogs.some((dialog) => dialog.closest('[data-toasts]') === null);
}

/** The command palette, opened from the bar or with Ctrl+K or ⌘K, but not above another open dialog. */
export function usePalette(): { show: () => void; palette: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const isOpen = state === 'open';
  // Before the bar is painted: a user who sees it may press the shortcut at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      if (!isShortcut) return;
      // Otherwise the browser would focus its address bar.
      event.preventDefault();
      if (isOpen) setState('closed');
      else if (!hasOpenDialog()) setState('open');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return {
    show: () => setState('open'),
    palette: state !== 'never' && (
      <Suspense fallback={null}>
        <Palette open={isOpen} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
      </Suspense>
    ),
  };
}
