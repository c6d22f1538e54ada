import type { DownloadedFile } from '../../api/download-file.ts';

/** Browsers begin to save what a link leads to after the click has ended. */
const KEEP_FOR_MS = 60_000;

/** Hands a file to the browser to be saved. */
export function saveFile({ file, filename }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FOR_MS);
}
