/** Tells a person at the terminal what went wrong: the sentence when it is ours, the stack when it is a surprise. */
export function reportError(error: unknown): void {
  const isOurs = error instanceof Error && error.constructor === Error;
  console.error(isOurs ? error.message : error);
}
