import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ensurePageTexts } from '../page-texts.ts';

/** Loaded when it is asked for: few pages need it. */
const Palette = lazy(async () => {
  const [{ Palette }] = await Promise.all([import('./palette.tsx'), ensurePageTexts()]);
  return { default: Palette };
});

/** Whether this device writes its shortcuts with ⌘. */
export function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

// Messages that pass are dialogs too, but nobody has to answer them.
function hasOpenDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  return dialogs.some((dialog) => dialog.closest('[data-toasts]') === null);
}

/** The command palette, opened by the bar and by Ctrl+K or ⌘K, but not above a question that is open. */
export function usePalette(): { show: () => void; palette: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const isOpen = state === 'open';
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key === 'k';
      if (!isShortcut) return;
      // The browser would go to its own address bar.
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
