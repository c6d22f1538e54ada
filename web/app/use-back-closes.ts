import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives what covers the whole window an entry of its own in the browser's history, so that the back button closes it and
 * the page below stays. Returns a function that closes it and removes the entry.
 */
export function useBackCloses(onClose: () => void): () => void {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isOnTop = (state as { covered?: string } | null)?.covered === id;
  const steps = useRef({ isAdded: false, wasOnTop: false });
  const add = useEffectEvent(() => {
    if (steps.current.isAdded) return;
    steps.current.isAdded = true;
    void navigate({ pathname, search }, { state: { covered: id }, preventScrollReset: true });
  });
  const close = useEffectEvent(onClose);
  useEffect(() => add(), []);
  useEffect(() => {
    // The entry of an earlier visit may have the same name.
    if (isOnTop) steps.current.wasOnTop = steps.current.isAdded;
    else if (steps.current.wasOnTop) close();
  }, [isOnTop]);
  return () => {
    if (steps.current.wasOnTop) void navigate(-1);
    else onClose();
  };
}
