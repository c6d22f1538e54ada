import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/**
 * Applies dark or light: the stored choice, or without one the device's setting, also when that changes (S9-019,
 * S9-020).
 */
export function applyTheme(): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => show(chooseTheme(readStored('theme'), device.matches));
  device.addEventListener('change', apply);
  apply();
}

/** Returns the theme; a stored value other than the two names counts as no choice. */
export function chooseTheme(stored: string | null, deviceIsDark: boolean): Theme {
  if (stored === 'dark' || stored === 'light') return stored;
  return deviceIsDark ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const theme = current() === 'dark' ? 'light' : 'dark';
  writeStored('theme', theme);
  show(theme);
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function current(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}
