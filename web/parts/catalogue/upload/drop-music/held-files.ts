import { isHiddenFile } from '@tangent/domain/catalogue/upload/upload-file.ts';
import { useSyncExternalStore } from 'react';

/** Files that wait on the page until their release has an artist; an address cannot carry them to the wizard. */
let held: readonly File[] = [];
const listeners = new Set<() => void>();

/** Adds files to those that wait, without hidden ones, which are nobody's music. */
export function holdFiles(files: readonly File[]): void {
  const shown = files.filter(({ name }) => !isHiddenFile(name));
  if (shown.length > 0) setHeld([...held, ...shown]);
}

/** Returns the waiting files and stops holding them. */
export function consumeHeldFiles(): readonly File[] {
  const files = held;
  if (files.length > 0) setHeld([]);
  return files;
}

/** Stops holding one file. */
export function dropHeldFile(file: File): void {
  setHeld(held.filter((other) => other !== file));
}

export function useHeldFiles(): readonly File[] {
  return useSyncExternalStore(listen, () => held);
}

function setHeld(files: readonly File[]): void {
  held = files;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
