import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button.tsx';

const loadSheet = () => import('./small-menu-sheet.tsx');
/** Loaded when it is asked for: on wide screens nobody does. */
const SmallMenuSheet = lazy(async () => ({ default: (await loadSheet()).SmallMenuSheet }));

/** The way to everything that navigation names, for screens without room for a bar. */
export function SmallMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={className}>
      <IconButton
        label={t('shell.menu_open')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => setState('open')}
      >
        <MenuIcon size={20} aria-hidden />
      </IconButton>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <SmallMenuSheet open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </div>
  );
}
