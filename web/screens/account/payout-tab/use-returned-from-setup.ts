import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Services say within seconds how somebody stands there; what takes longer is no news of this visit. */
const NEWS_MS = 20_000;

/** Whether somebody has just come back from the page of a service. The address says that and nothing else, and soon forgets it. */
export function useReturnedFromSetup(): boolean {
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('setup') === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the arrival on
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setSearch({}, { replace: true, preventScrollReset: true }), NEWS_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
