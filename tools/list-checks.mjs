import fs from 'node:fs';

/** Lists the programs that check the house rules, for example tools/check-words.mjs. */
export function listChecks() {
  return fs
    .readdirSync('tools')
    .filter((name) => /^check-[a-z-]+\.mjs$/.test(name))
    .map((name) => `tools/${name}`);
}
