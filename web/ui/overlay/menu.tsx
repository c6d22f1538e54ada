import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuTriggerClass } from './menu-trigger-class.ts';

type MenuProps = {
  /** Announced by screen readers; `trigger` is the visible part. */
  label: string;
  trigger: ReactNode;
  triggerClass?: string;
  children: ReactNode;
  align?: 'start' | 'end';
  /** The user pressed the trigger before the menu had loaded. */
  startsOpen?: boolean;
};

const ITEM =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left outline-none data-highlighted:bg-sunken';

export function Menu({ label, trigger, triggerClass, children, align = 'end', startsOpen = false }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={startsOpen}>
      <BaseMenu.Trigger aria-label={label} className={menuTriggerClass(triggerClass)}>
        {trigger}
      </BaseMenu.Trigger>
      {/* The list stands at the end of the page, outside of its landmarks, so it is one itself. */}
      <BaseMenu.Portal role="region" aria-label={label}>
        <BaseMenu.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <BaseMenu.Popup className="pop min-w-48 max-w-[min(20rem,calc(100vw-2rem))] rounded-card bg-overlay p-1.5 shadow-pop outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export function MenuItem({ children, onSelect }: { children: ReactNode; onSelect: () => void }) {
  return (
    <BaseMenu.Item onClick={onSelect} className={ITEM}>
      {children}
    </BaseMenu.Item>
  );
}

export type MenuChoice = { readonly value: string; readonly label: string; readonly lang?: string };

export function MenuChoices({
  value,
  choices,
  onChange,
}: {
  value: string;
  choices: readonly MenuChoice[];
  onChange: (value: string) => void;
}) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
      {choices.map((choice) => (
        <BaseMenu.RadioItem key={choice.value} value={choice.value} closeOnClick className={ITEM} lang={choice.lang}>
          <span className="size-4">
            <BaseMenu.RadioItemIndicator>
              <Check size={16} aria-hidden />
            </BaseMenu.RadioItemIndicator>
          </span>
          {choice.label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

/** A heading inside a menu, such as the signed-in user. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="mb-1.5 border-b border-line px-2.5 pt-1 pb-2.5">{children}</div>;
}
