import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.ts';
import { hasTools } from './tools-in-page.ts';

/** Whether tools of others may run; `null` while nobody has said. */
export type Consent = 'all' | 'none' | null;

const KEY = 'consent';
const listeners = new Set<() => void>();

let isAsking = false;

function readConsent(): Consent {
  const stored = readStored(KEY);
  return stored === 'all' || stored === 'none' ? stored : null;
}

export function giveConsent(consent: 'all' | 'none'): void {
  writeStored(KEY, consent);
  isAsking = false;
  // What runs already is gone only with the document.
  if (consent === 'none' && hasTools()) location.reload();
  announce();
}

/** From the footer: the choice is never final. */
export function askConsent(): void {
  isAsking = true;
  announce();
}

export function useConsent(): Consent {
  return useSyncExternalStore(listen, readConsent);
}

export function useIsAsking(): boolean {
  return useSyncExternalStore(listen, () => isAsking);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
