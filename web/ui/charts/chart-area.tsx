import type { PointerEvent, ReactNode, RefObject } from 'react';

type ChartAreaProps = {
  frame?: RefObject<HTMLDivElement | null>;
  /**
   * Called with the pointer's distance from the left, in pixels and as a part of the width, and with the element under
   * it.
   */
  onPoint: (position: { x: number; part: number; target: EventTarget }) => void;
  onLeave: () => void;
  children: ReactNode;
};

/**
 * The area of a chart that handles the pointer and shows the focus of its cursor. A touched point stays shown after the
 * finger lifts, because the finger hides it. Scrolling the page with the finger clears it.
 */
export function ChartArea({ frame, onPoint, onLeave, children }: ChartAreaProps) {
  const point = ({ clientX, currentTarget, target }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint({ x: clientX - left, part: (clientX - left) / width, target });
  };
  return (
    <div
      ref={frame}
      className="relative rounded-sm outline-offset-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
      onPointerCancel={onLeave}
    >
      {children}
    </div>
  );
}
