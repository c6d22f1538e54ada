import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useUiLabels } from '../ui-labels.tsx';
import { type Controls, choosePlace, type ToastPlace, USUAL_PLACE } from './toast-place.ts';

/** A button in a message, such as 'Undo'. */
type ToastAction = {
  readonly label: string;
  readonly onPress: () => void;
  /** Called when the message is gone, whether the button was pressed or not. */
  readonly onClose?: () => void;
};

export type ToastTone = 'good' | 'info' | 'bad';

export type ShowToast = (tone: ToastTone, title: string, detail?: string, action?: ToastAction) => void;

const ICONS = { good: CircleCheck, info: Info, bad: CircleAlert } as const;
const INKS = { good: 'text-good', info: 'text-info', bad: 'text-bad' } as const;

export type ToastViewProps = {
  closeAfterMs: number;
  /** Receives the function that shows messages as soon as it exists. */
  onReady: (show: ShowToast) => void;
};

/** The place of toasts. They close automatically, but not while the pointer or the focus is on them. */
export function ToastView({ closeAfterMs, onReady }: ToastViewProps) {
  const labels = useUiLabels();
  return (
    <Toast.Provider timeout={closeAfterMs} limit={3}>
      <Line onReady={onReady} />
      <Toast.Portal>
        <PlacedViewport label={labels.notifications} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Each place by its classes; `choosePlace` knows the same distances. */
const SIDE_CLASSES = { left: 'left-4', center: 'left-1/2 -translate-x-1/2', right: 'right-4' } as const;
const EDGE_CLASSES = { bottom: 'bottom-4 flex-col-reverse', top: 'top-18 flex-col' } as const;

const OTHER_DIALOGS = ':is([role=dialog], [role=alertdialog]):not([data-toasts] *)';

/**
 * Chooses the place when a first message appears, and again when a dialog opens or closes below it: it covers no button
 * and no title of a dialog. Further messages join it there.
 */
function PlacedViewport({ label }: { label: string }) {
  const viewport = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ToastPlace>(USUAL_PLACE);
  const isEmpty = Toast.useToastManager().toasts.length === 0;
  useLayoutEffect(() => {
    const { current } = viewport;
    if (isEmpty || current === null) return;
    const choose = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      setPlace(choosePlace(current.getBoundingClientRect(), view, listControls(current)));
    };
    choose();
    return watchDialogs(choose);
  }, [isEmpty]);
  return (
    <Toast.Viewport
      ref={viewport}
      data-toasts
      aria-label={label}
      className={clsx(
        'fixed z-60 flex w-[min(24rem,calc(100vw-2rem))] gap-2',
        SIDE_CLASSES[place.side],
        EDGE_CLASSES[place.edge],
      )}
    >
      <ToastList />
    </Toast.Viewport>
  );
}

/** Calls a function when a dialog other than a message opens or closes. Returns a function that ends it. */
function watchDialogs(onChange: () => void): () => void {
  const count = () => document.querySelectorAll(OTHER_DIALOGS).length;
  let known = count();
  const observer = new MutationObserver(() => {
    if (count() === known) return;
    known = count();
    onChange();
  });
  // A question above a dialog is added inside of what holds that dialog.
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns the boxes of what must stay in view: not of what is behind a dialog or below the bar. */
function listControls(viewport: HTMLElement): Controls {
  return {
    // A button without a tab stop belongs to its field.
    buttons: listBoxes(viewport, 'a[href], button:not([tabindex="-1"])'),
    fields: listBoxes(viewport, `input, select, textarea, [role=slider], ${OTHER_DIALOGS} h2`),
  };
}

function listBoxes(viewport: HTMLElement, selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].flatMap((control) => {
    if (viewport.contains(control)) return [];
    const box = control.getBoundingClientRect();
    const top = document
      .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      .find((element) => !viewport.contains(element));
    return top !== undefined && (control.contains(top) || top.contains(control)) ? [box] : [];
  });
}

/** Passes messages on to the toasts. Errors are announced at once, others when the screen reader is idle. */
function Line({ onReady }: Pick<ToastViewProps, 'onReady'>) {
  const { add, close } = Toast.useToastManager();
  const show = useMemo(
    (): ShowToast => (tone, title, detail, action) => {
      const id = add({
        type: tone,
        title,
        description: detail,
        priority: tone === 'bad' ? 'high' : 'low',
        ...(action && {
          onClose: action.onClose,
          actionProps: {
            children: action.label,
            onClick: () => {
              action.onPress();
              close(id);
            },
          },
        }),
      });
    },
    [add, close],
  );
  useEffect(() => onReady(show), [onReady, show]);
  return null;
}

function ToastList() {
  const labels = useUiLabels();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as ToastTone;
    const Icon = ICONS[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="pop rounded-card bg-overlay shadow-pop data-limited:hidden"
        swipeDirection={['right', 'down', 'up']}
      >
        <Toast.Content className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-2.5 p-3.5">
          <Icon size={18} className={clsx('mt-px', INKS[tone])} aria-hidden />
          <div className="min-w-0">
            <Toast.Title className="font-strong" />
            <Toast.Description className="mt-0.5 text-13 text-ink-2" />
            {toast.actionProps && <Toast.Action className="text-link mt-1.5 min-h-6" />}
          </div>
          <Toast.Close
            aria-label={labels.close}
            className="-mt-1 -mr-1 grid size-7 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <X size={15} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
