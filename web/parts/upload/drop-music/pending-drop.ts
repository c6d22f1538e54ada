/** Files that were dropped on a page which leads to the wizard; they can not travel in an address. */
let waiting: readonly File[] = [];

export function storePendingDrop(files: readonly File[]): void {
  waiting = files;
}

export function consumeDrop(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
