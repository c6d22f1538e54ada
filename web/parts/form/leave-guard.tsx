import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

/** Asks before the user leaves a page with unsaved changes, by a link, the back button, or closing the tab. */
export function LeaveGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname ? false : hasChanges(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title={t('artist.leave.title')}
      description={t('artist.leave.text')}
      confirm={t('artist.leave.confirm')}
      tone="bad"
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
