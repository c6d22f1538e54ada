import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** A quiet line while the device has no connection. */
export function OfflineNote() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="mx-auto flex max-w-[1376px] items-center gap-2 px-4 pt-3 text-13 text-warn sm:px-8">
          <WifiOff size={15} className="shrink-0" aria-hidden /> {t('shell.offline')}
        </p>
      )}
    </div>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
