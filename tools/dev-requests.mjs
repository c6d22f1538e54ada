// Who answers a request in `npm run dev`, and what the pages may load there.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-tool.mjs';

const MODULE = /\.(tsx?|mjs|css|json|svg)$/;

/** True for what Vite sends; false for what the api sends. */
export function isForVite(url, fileExists = (file) => fs.existsSync(path.join(ROOT, 'web', file))) {
  const [address] = url.split('?', 1);
  if (/^\/(@|node_modules\/)/.test(address)) return true;
  return MODULE.test(address) && fileExists(address);
}

/** The content security policy of a page, for styles that Vite adds while the page is open. Scripts stay as strict as in the product. */
export function loosenPolicy(policy) {
  // A nonce would switch 'unsafe-inline' off.
  return policy.replace(/(style-src [^;]*?)'nonce-[^']+'/, "$1'unsafe-inline'");
}
