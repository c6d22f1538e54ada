import { expect, test } from 'vitest';
import { requireForward } from './clock.ts';

const NOW = new Date('2026-12-27T12:00:00.000Z');

test.each(['2026-12-01T00:00:00Z', '2026-12-27T11:59:59.999Z', '1970-01-01T00:00:00Z'])(
  'the clock does not go back to %s',
  (text) => {
    expect(() => requireForward(NOW, new Date(text))).toThrow(
      `The clock is at 2026-12-27T12:00:00.000Z and cannot go back to ${new Date(text).toISOString()}: give a later instant, or delete the data with npm run reset`,
    );
  },
);

test.each(['2026-12-27T12:00:00Z', '2026-12-27T12:00:00.001Z', '2027-12-01T00:00:00Z'])(
  'the clock goes on to %s',
  (text) => {
    expect(() => requireForward(NOW, new Date(text))).not.toThrow();
  },
);
