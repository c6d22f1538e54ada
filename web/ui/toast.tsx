import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { ShowToast } from './toast-view.tsx';

/** Loaded with the first message: most visits have none. */
const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('a toast was shown outside of ToastHost');
});

/** Hosts the toasts of the page. */
export function ToastHost({ closeAfterMs, children }: { closeAfterMs: number; children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const buffer = useMemo(() => createToastBuffer(() => setWanted(true)), []);
  return (
    <ToastContext value={buffer.show}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <ToastView closeAfterMs={closeAfterMs} onReady={buffer.connect} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Buffers messages until the view that shows them has loaded. */
function createToastBuffer(onFirst: () => void): { show: ShowToast; connect: (show: ShowToast) => void } {
  const waiting: Parameters<ShowToast>[] = [];
  let shower: ShowToast | null = null;
  return {
    show: (...message) => {
      if (shower !== null) return shower(...message);
      waiting.push(message);
      onFirst();
    },
    connect: (show) => {
      shower = show;
      for (const message of waiting.splice(0)) show(...message);
    },
  };
}

/** Returns the function that shows a toast. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
