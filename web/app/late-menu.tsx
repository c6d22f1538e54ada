import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { menuTriggerClass } from '../ui/menu-trigger-class.ts';

export type LateMenuProps = { label: string; trigger: ReactNode; triggerClass?: string };
/** What a menu shows when it is open: the same trigger, and its entries. */
export type MenuParts = LateMenuProps & { startsOpen: boolean };

/**
 * A menu whose code comes when somebody goes near it: until then its trigger alone is there. Pressed, it makes room for the menu, which
 * opens at once.
 */
export function buildLateMenu(load: () => Promise<ComponentType<MenuParts>>): ComponentType<LateMenuProps> {
  const Menu = lazy(async () => ({ default: await load() }));
  return function LateMenu(props) {
    const [isWanted, setWanted] = useState(false);
    const waiting = (
      <button
        type="button"
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setWanted(true)}
        onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
        className={menuTriggerClass(props.triggerClass)}
      >
        {props.trigger}
      </button>
    );
    if (!isWanted) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Menu {...props} startsOpen />
      </Suspense>
    );
  };
}
