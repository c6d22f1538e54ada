// Decides whether Vite or the api handles a request in `npm run dev`, and what pages may load there.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-tool.mjs';

const MODULE = /\.(tsx?|mjs|css|json|svg)$/;

/** True if Vite handles the request; false if the api does. */
export function isForVite(url, fileExists = (file) => fs.existsSync(path.join(ROOT, 'web', file))) {
  const [address] = url.split('?', 1);
  if (/^\/(@|node_modules\/)/.test(address)) return true;
  return MODULE.test(address) && fileExists(address);
}

/**
 * Relaxes the content security policy of a page for the styles that Vite adds at run time. Scripts stay as strict as in
 * the product.
 */
export function loosenPolicy(policy) {
  // A nonce would disable 'unsafe-inline'.
  return policy.replace(/(style-src [^;]*?)'nonce-[^']+'/, "$1'unsafe-inline'");
}
