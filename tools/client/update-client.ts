// npm run client: writes the generated part of clients/typescript from the description of the calls.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describeApi } from './describe-api.ts';
import { writeClient } from './write-client.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const GENERATED = path.join(ROOT, 'clients/typescript/source/generated');

/** Returns the generated files of the client as they must be, by name. */
export async function generateClient(): Promise<Map<string, string>> {
  const files = writeClient(await describeApi());
  return new Map([...files].map(([name, text]) => [name, format(name, text)]));
}

function format(name: string, text: string): string {
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const options = ['format', `--stdin-file-path=${path.join(GENERATED, name)}`];
  return execFileSync(biome, options, { cwd: ROOT, input: text, encoding: 'utf8' });
}

if (process.argv[1] === import.meta.filename) {
  const files = await generateClient();
  fs.mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of files) fs.writeFileSync(path.join(GENERATED, name), text);
  console.log(`clients/typescript: ${files.size} files written`);
}
