import type { DownloadedFile } from '../../../api/download-file.ts';

/** Browsers start to save the target of a link only after the click event has ended. */
const KEEP_FOR_MS = 60_000;

/** Hands a file to the browser to be saved. */
export function saveFile({ file, filename }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FOR_MS);
}
