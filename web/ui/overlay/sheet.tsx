import { Dialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../ui-labels.tsx';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** For content larger than a menu; on a phone it covers the screen. */
  wide?: boolean;
  children: ReactNode;
  /** Returns false when something else takes the focus, such as the chosen page. */
  returnsFocus?: () => boolean;
};

/** A menu as high as the window, sliding in from its edge. Escape, the cross and a press beside it close it. */
export function Sheet({ open, onOpenChange, title, wide = false, children, returnsFocus = () => true }: SheetProps) {
  const labels = useUiLabels();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-(--fast) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={returnsFocus}
          className={clsx(
            'slide fixed inset-y-0 right-0 z-50 flex flex-col bg-overlay shadow-pop outline-none',
            wide ? 'w-[min(34rem,100vw)]' : 'w-[min(22rem,calc(100vw-2rem))]',
          )}
        >
          <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line pr-3 pl-5">
            <Dialog.Title className="text-lg font-bold tracking-heading">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={labels.close}
              className="tap grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
