import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type LoadMoreProps = {
  /** How much of the total is shown, as text. */
  shown: ReactNode;
  /** The label of the button; left out when everything is shown. */
  more?: ReactNode;
  busy?: boolean;
  onMore: () => void;
};

export function LoadMore({ shown, more, busy = false, onMore }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4 text-13 text-ink-3">
      <span role="status">{shown}</span>
      {more && (
        <Button size="small" busy={busy} onClick={onMore}>
          {more}
        </Button>
      )}
    </div>
  );
}
