import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { ShowToast, ToastViewProps } from './toast-view.tsx';

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('a toast was shown outside of ToastHost');
});

type ToastHostProps = {
  /** Shows the messages; its code may load with the first one. */
  View: ComponentType<ToastViewProps>;
  closeAfterMs: number;
  children: ReactNode;
};

/** Hosts the toasts of the page. */
export function ToastHost({ View, closeAfterMs, children }: ToastHostProps) {
  const [isWanted, setWanted] = useState(false);
  const buffer = useMemo(() => createToastBuffer(() => setWanted(true)), []);
  return (
    <ToastContext value={buffer.show}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <View closeAfterMs={closeAfterMs} onReady={buffer.connect} />
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
