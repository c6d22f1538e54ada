import { expect, test } from 'vitest';
import { ChartArea } from './chart-area.tsx';

test('a touched point stays shown after the finger lifts and disappears on scroll; it disappears at once when the mouse leaves', () => {
  let left = 0;
  const { props } = ChartArea({ onPoint: () => {}, onLeave: () => left++, children: null });
  props.onPointerLeave({ pointerType: 'touch' });
  expect(left).toBe(0);
  props.onPointerCancel({ pointerType: 'touch' });
  expect(left).toBe(1);
  props.onPointerLeave({ pointerType: 'mouse' });
  expect(left).toBe(2);
});
