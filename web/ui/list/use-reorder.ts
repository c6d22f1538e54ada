import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { focusAfter } from '../focus-after.ts';
import { startDrag } from './drag-row.ts';

type ReorderProps = {
  /** The element whose children are the rows, in their order. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
};

/** The props of a row's grip. */
export type Grip = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  readonly onBlur: () => void;
};

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Reorders rows by their grips: dragged with mouse, pen or finger, or moved with the arrow keys; Escape puts a row
 * back.
 */
export function useReorder({ list, count, onMove }: ReorderProps): Grip {
  const origin = useRef<number | null>(null);
  const moving = useRef(false);

  const moveByKey = (grip: HTMLElement, from: number, to: number) => {
    if (from === to) return;
    moving.current = true;
    // Moving the row in the page may lose the focus.
    focusAfter(grip.id, () => onMove(from, to));
    moving.current = false;
  };

  return {
    onPointerDown: (event, index) => {
      if (event.button !== 0 || list.current === null) return;
      startDrag(list.current, index, event.nativeEvent, (to) => onMove(index, to));
    },
    onKeyDown: (event, index) => {
      const next = STEPS[event.key]?.(index, count - 1);
      if (next !== undefined) {
        event.preventDefault();
        origin.current ??= index;
        moveByKey(event.currentTarget, index, next);
      } else if (event.key === 'Escape' && origin.current !== null) {
        event.preventDefault();
        moveByKey(event.currentTarget, index, origin.current);
        origin.current = null;
      }
    },
    onBlur: () => {
      if (!moving.current) origin.current = null;
    },
  };
}
