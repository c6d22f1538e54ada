import { clsx } from 'clsx';

/** Returns the class of a menu trigger, also used while the menu's code is still loading. */
export function menuTriggerClass(extraClass?: string): string {
  return clsx(
    'flex h-9 min-w-9 items-center justify-center gap-1 rounded-control font-medium text-ink-2 hover:bg-sunken hover:text-ink data-popup-open:bg-sunken',
    extraClass,
  );
}
