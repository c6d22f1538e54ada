import type { PointerEvent, ReactNode, RefObject } from 'react';

type ChartAreaProps = {
  frame?: RefObject<HTMLDivElement | null>;
  /** A mouse or a finger is at this place, from the left and as a part of the width; `target` lies there. */
  onPoint: (position: { x: number; part: number; target: EventTarget }) => void;
  onLeave: () => void;
  children: ReactNode;
};

/**
 * Where a chart is pointed at, and where the focus of its cursor shows. What a finger has touched stays shown when it is lifted: it hides
 * what it points at. A finger that scrolls the page takes it away.
 */
export function ChartArea({ frame, onPoint, onLeave, children }: ChartAreaProps) {
  const point = ({ clientX, currentTarget, target }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint({ x: clientX - left, part: (clientX - left) / width, target });
  };
  return (
    <div
      ref={frame}
      className="relative rounded-[4px] outline-offset-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
      onPointerCancel={onLeave}
    >
      {children}
    </div>
  );
}
