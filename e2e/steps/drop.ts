import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';

/** Drops files onto a part of the page, like a user who drags them from a folder. */
export async function dropFiles(target: Locator, files: readonly string[]): Promise<void> {
  const contents = files.map((file) => ({
    name: path.basename(file),
    base64: fs.readFileSync(file).toString('base64'),
  }));
  const dataTransfer = await target.page().evaluateHandle((payloads) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of payloads) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
    }
    return transfer;
  }, contents);
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
}
