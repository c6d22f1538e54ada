let complete: () => Promise<void> = async () => {};

/** Registers, once at the start, the function that loads the texts the first screen leaves out. */
export function setPageTexts(completePageTexts: () => Promise<void>): void {
  complete = completePageTexts;
}

/** Returns a function that loads a part together with all texts; every screen but the first needs them. */
export function withTexts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), complete()]);
    return part;
  };
}
