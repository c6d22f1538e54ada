import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, loadPart } from '../load-part.ts';

const load = async () => (await import('./small-menu-sheet.tsx')).SmallMenuSheet;
/** Loaded on demand: wide screens never need it. */
const SmallMenuSheet = lazyPart(load);
const preload = () => void loadPart(load);

/** The menu with all navigation entries, for screens too narrow for the bar. */
export function SmallMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={className}>
      <IconButton
        label={t('shell.menu_open')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
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
