let complete: () => Promise<void> = async () => {};

/** Registers, once at the start, the function that loads the texts the first screen leaves out. */
export function setPageTexts(completePageTexts: () => Promise<void>): void {
  complete = completePageTexts;
}

/** Waits for all texts; every screen but the first needs them. */
export function ensurePageTexts(): Promise<void> {
  return complete();
}
