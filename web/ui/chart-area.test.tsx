import { expect, test } from 'vitest';
import { ChartArea } from './chart-area.tsx';

test('what a finger touched stays shown when it is lifted, and goes when it scrolls; what a mouse left goes at once', () => {
  let left = 0;
  const { props } = ChartArea({ onPoint: () => {}, onLeave: () => left++, children: null });
  props.onPointerLeave({ pointerType: 'touch' });
  expect(left).toBe(0);
  props.onPointerCancel({ pointerType: 'touch' });
  expect(left).toBe(1);
  props.onPointerLeave({ pointerType: 'mouse' });
  expect(left).toBe(2);
});
