import { beforeEach, expect, test, vi } from 'vitest';

const items = new Map<string, string>();
const classes = new Set<string>();
let onDevice: (() => void) | null = null;
const device = {
  matches: false,
  addEventListener: (_: string, listener: () => void) => {
    onDevice = listener;
  },
};
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
});
vi.stubGlobal('matchMedia', () => device);
const classList = {
  contains: (name: string) => classes.has(name),
  toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
};
vi.stubGlobal('document', { documentElement: { classList } });
const { applyTheme, chooseTheme, toggleTheme } = await import('./theme.ts');

const change = (isDark: boolean) => {
  device.matches = isDark;
  onDevice?.();
};
beforeEach(() => {
  items.clear();
  device.matches = false;
});

test('[S9-020] without a choice the theme follows the device, also when that changes', () => {
  applyTheme();
  expect(classes.has('dark')).toBe(false);
  change(true);
  expect(classes.has('dark')).toBe(true);
  expect(items.size).toBe(0);
});

test('[S9-019] a choice is stored and stays, even when the device changes', () => {
  applyTheme();
  toggleTheme();
  expect([items.get('theme'), classes.has('dark')]).toEqual(['dark', true]);
  change(true);
  change(false);
  expect(classes.has('dark')).toBe(true);
  toggleTheme();
  expect([items.get('theme'), classes.has('dark')]).toEqual(['light', false]);
});

test('a stored value that is no theme counts as no choice', () => {
  expect(chooseTheme('sepia', true)).toBe('dark');
  expect(chooseTheme('light', true)).toBe('light');
});
