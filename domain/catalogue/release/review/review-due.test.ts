import { describe, expect, test } from 'vitest';
import { reviewDueMs } from './review-due.ts';

const dueAfter = (instant: string) => new Date(reviewDueMs(Date.parse(instant))).toISOString();

describe('a review is due two business days after the submission', () => {
  test.each([
    ['a Monday', '2026-11-16T09:30:00.000Z', '2026-11-18T09:30:00.000Z'],
    ['a Friday evening', '2026-11-20T23:59:59.999Z', '2026-11-24T23:59:59.999Z'],
    ['a Saturday', '2026-11-21T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
    ['a Sunday', '2026-11-22T12:00:00.000Z', '2026-11-24T12:00:00.000Z'],
  ])('[S4-006] submitted on %s', (_day, submitted, due) => {
    expect(dueAfter(submitted)).toBe(due);
  });
});
