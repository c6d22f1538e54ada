import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { menuTriggerClass } from '../../ui/overlay/menu-trigger-class.ts';
import { lazyPart, loadPart } from '../load-part.ts';

export type LazyMenuProps = { label: string; trigger: ReactNode; triggerClass?: string };
/** The props of an open menu: the same trigger, and whether it starts open. */
export type MenuParts = LazyMenuProps & { startsOpen: boolean };

/**
 * Builds a menu whose code loads when the pointer or the focus reaches it; until then only its trigger is rendered. A
 * press replaces the trigger with the menu, which opens at once.
 */
export function buildLazyMenu<Props extends LazyMenuProps = LazyMenuProps>(
  load: () => Promise<ComponentType<Props & MenuParts>>,
): ComponentType<Props> {
  const Menu = lazyPart(load);
  const preload = () => void loadPart(load);
  return function LateMenu(props) {
    const [isWanted, setWanted] = useState(false);
    const waiting = (
      <button
        type="button"
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
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
