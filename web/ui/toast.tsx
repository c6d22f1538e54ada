import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useUiWords } from './ui-words.tsx';

export type ToastTone = 'good' | 'info' | 'bad';

const ICONS = { good: CircleCheck, info: Info, bad: CircleAlert } as const;
const INKS = { good: 'text-good', info: 'text-info', bad: 'text-bad' } as const;

/** Holds the short messages of the page. They close by themselves, but not while a pointer or the focus is on them. */
export function ToastHost({ closeAfterMs, children }: { closeAfterMs: number; children: ReactNode }) {
  const words = useUiWords();
  return (
    <Toast.Provider timeout={closeAfterMs} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          data-toasts
          aria-label={words.notifications}
          className="fixed right-4 bottom-4 z-[60] flex w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-2 sm:right-8 sm:bottom-8"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const words = useUiWords();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as ToastTone;
    const Icon = ICONS[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="pop rounded-card bg-overlay shadow-pop data-limited:hidden"
        swipeDirection={['right', 'down']}
      >
        <Toast.Content className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-2.5 p-3.5">
          <Icon size={18} className={clsx('mt-px', INKS[tone])} aria-hidden />
          <div className="min-w-0">
            <Toast.Title className="font-[600]" />
            <Toast.Description className="mt-0.5 text-13 text-ink-2" />
            {toast.actionProps && <Toast.Action className="text-link mt-1.5 min-h-6" />}
          </div>
          <Toast.Close
            aria-label={words.close}
            className="-mt-1 -mr-1 grid size-7 place-items-center rounded-[6px] text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <X size={15} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** A button in a message, such as 'Undo'. */
export type ToastAction = {
  readonly label: string;
  readonly onPress: () => void;
  /** The message is gone, whether the button was pressed or not. */
  readonly onClose?: () => void;
};

export type ShowToast = (tone: ToastTone, title: string, detail?: string, action?: ToastAction) => void;

/** The function that shows a short message. Trouble is announced at once, the rest when the screen reader is free. */
export function useToast(): ShowToast {
  const { add, close } = Toast.useToastManager();
  return useMemo(
    () => (tone, title, detail, action) => {
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
}
