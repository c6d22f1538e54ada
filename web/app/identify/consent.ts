import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { hasTools } from './tools-in-page.ts';

/** Whether third-party tools may run; `null` until the user has decided. */
export type Consent = 'all' | 'none' | null;

const KEY = 'consent';
const listeners = new Set<() => void>();

let isReopened = false;

function readConsent(): Consent {
  const stored = readStored(KEY);
  return stored === 'all' || stored === 'none' ? stored : null;
}

export function saveConsent(consent: 'all' | 'none'): void {
  writeStored(KEY, consent);
  isReopened = false;
  // Tools that are already running only disappear with the document.
  if (consent === 'none' && hasTools()) location.reload();
  announce();
}

/** Reopens the question from the footer: the choice is never final. */
export function reopenConsent(): void {
  isReopened = true;
  announce();
}

export function useConsent(): Consent {
  return useSyncExternalStore(listen, readConsent);
}

export function useIsReopened(): boolean {
  return useSyncExternalStore(listen, () => isReopened);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
