import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useUiLabels } from '../ui-labels.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the dialog has left the page and the focus is about to return. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** For a tool rather than a question. */
  wide?: boolean;
};

const FIELDS = 'input, select, textarea';
const NOT_REACHED = ':disabled, [type=hidden], [tabindex="-1"], [aria-hidden=true]';

/**
 * A question or a small form above the page. The focus begins at the first field, or at the answer that changes nothing.
 * Escape and the cross close it; the focus then returns to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  children,
  actions,
  wide = false,
}: DialogProps) {
  const labels = useUiLabels();
  const popup = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const findFirst = () =>
    popup.current?.querySelector<HTMLElement>(`:is(${FIELDS}):not(${NOT_REACHED})`) ??
    buttons.current?.querySelector('button') ??
    null;
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <BaseDialog.Portal>
        {/* A question above another dialog dims that one too. */}
        <BaseDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-(--fast) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseDialog.Popup
          ref={popup}
          // A touched field would bring up the keyboard over the question.
          initialFocus={(opened) => (opened === 'touch' ? null : findFirst())}
          className={clsx(
            'pop fixed inset-x-4 top-[max(1rem,12svh)] z-50 mx-auto grid max-h-[calc(100svh-2rem-12svh)] gap-4 overflow-y-auto rounded-card bg-overlay p-5 shadow-pop outline-none sm:p-6',
            wide ? 'max-w-5xl' : 'max-w-lg',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="pt-1 text-lg leading-6 font-bold tracking-heading">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={labels.close}
              className="tap -mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={18} aria-hidden />
            </BaseDialog.Close>
          </div>
          {description && (
            <BaseDialog.Description className="-mt-2 leading-relaxed text-ink-2">{description}</BaseDialog.Description>
          )}
          {children}
          {actions && (
            <div ref={buttons} className="flex flex-wrap justify-end gap-2 pt-1">
              {actions}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
