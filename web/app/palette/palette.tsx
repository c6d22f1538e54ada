import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Choices } from './choices.tsx';
import type { PaletteItem } from './palette-item.ts';
import { rememberItem } from './recent-items.ts';

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Search over everything: music, money, tools, settings and actions. A page of its own on a phone. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leads = useRef(false);
  useEffect(() => {
    if (open) leads.current = false;
  }, [open]);
  const choose = (item: PaletteItem, isNewTab: boolean) => {
    rememberItem(item);
    const { path, leaves = false, run } = item;
    if (isNewTab && path !== undefined) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    leads.current = path !== undefined;
    onOpenChange(false);
    if (path === undefined) run?.();
    else if (leaves) location.assign(path);
    else void navigate(path);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-(--fast) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={t('palette.title')}
          // The chosen page takes the focus itself.
          finalFocus={() => !leads.current}
          className="pop fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper outline-none sm:inset-x-4 sm:top-18 sm:bottom-auto sm:mx-auto sm:max-h-[calc(100svh-5.5rem)] sm:max-w-180 sm:rounded-card sm:bg-overlay sm:shadow-pop"
        >
          <Choices onChoose={choose} onClose={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
