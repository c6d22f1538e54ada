let complete: () => Promise<void> = async () => {};

/** Told once, at the start: how to get the texts that the first screen does without. */
export function setPageTexts(completePageTexts: () => Promise<void>): void {
  complete = completePageTexts;
}

/** Every other screen waits for all texts. */
export function ensurePageTexts(): Promise<void> {
  return complete();
}
