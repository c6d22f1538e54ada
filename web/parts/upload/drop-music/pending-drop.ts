/** Files dropped on a page that leads to the wizard; an address cannot carry them. */
let waiting: readonly File[] = [];

export function storePendingDrop(files: readonly File[]): void {
  waiting = files;
}

export function consumeDrop(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
