import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../ui-labels.tsx';

type BarPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A list that opens from a button of the bar: 440 px wide below the bar, on a phone a page of its own. */
export function BarPanel({ open, onOpenChange, title, action, footer, children }: BarPanelProps) {
  const labels = useUiLabels();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_155/0.2)] transition-opacity duration-(--fast) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="pop fixed inset-0 z-50 flex flex-col bg-overlay outline-none sm:inset-auto sm:top-15 sm:right-[max(2rem,calc((100vw-1376px)/2+2rem))] sm:max-h-[calc(100svh-5rem)] sm:w-110 sm:rounded-card sm:shadow-pop">
          <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line py-2 pr-3 pl-5">
            <Dialog.Title className="display mr-auto text-lg">{title}</Dialog.Title>
            {action}
            <Dialog.Close
              aria-label={labels.close}
              className="tap grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && (
            <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-13">
              {footer}
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
