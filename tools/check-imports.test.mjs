import { expect, test } from 'vitest';
import { checkImports } from './check-imports.mjs';

const check = (...files) => checkImports(new Map(files));
// Concatenated, so that this file itself does not seem to import it.
const buildImport = (specifier) => `const a = await import('${specifier}');`;

test('imports that the table allows pass', () => {
  const allowed = check(
    ['domain/catalogue/release/status.ts', "import { x } from '../limits.ts';"],
    [
      'server/catalogue/release/routes.ts',
      "import { a } from '../../identity/auth/public.ts';\nimport { z } from 'zod';",
    ],
    ['web/screens/identity/login/login.tsx', "import { B } from '../../../ui/button.tsx';\nimport './login.css';"],
    ['server/catalogue/release/submit.test.ts', "import { buildTestApp } from '../../testing/harness/test-app.ts';"],
  );
  expect(allowed).toEqual([]);
});

test.each([
  ['domain/catalogue/release/status.ts', "import { z } from 'zod';"],
  ['domain/catalogue/release/status.ts', "import fs from 'node:fs';"],
  ['domain/catalogue/release/status.ts', "import { a } from '@tangent/contract/errors.ts';"],
  ['server/catalogue/release/routes.ts', "import { a } from '../../identity/auth/session-store.ts';"],
  ['server/catalogue/release/routes.ts', "import { a } from '../../main/config/config.ts';"],
  ['server/platform/http/app.ts', "import { a } from '@tangent/domain/issue.ts';"],
  ['web/screens/identity/login/login.tsx', "import { a } from '../signup/signup.tsx';"],
  ['web/ui/button.tsx', "import { a } from '../parts/player.tsx';"],
  ['web/site/page.tsx', "import { Link } from 'react-router';"],
  ['web/api/catalogue/release.ts', "import type { a } from '@tangent/server/catalogue/release/routes.ts';"],
  ['sandbox/main.ts', "import { a } from '@tangent/server/main/config/config.ts';"],
  ['ddex/ern/build.ts', "export { a } from '@tangent/domain/money.ts';"],
  ['web/app/main.tsx', buildImport('@tangent/server/main/api.ts')],
  ['server/catalogue/release/routes.ts', "import { a } from '../../../domain/issue.ts';"],
  ['domain/catalogue/release/status.ts', "import { x } from '../limits';"],
  ['elsewhere/file.ts', "import { x } from './limits.ts';"],
])('%s with %s is refused', (file, content) => {
  expect(check([file, content])).toHaveLength(1);
});

test('an import across several lines is detected', () => {
  expect(check(['domain/a.ts', "import {\n  a,\n  b,\n} from 'zod';"])).toHaveLength(1);
});

test('a cycle in domain is reported in full', () => {
  const cycles = check(['domain/a.ts', "import { b } from './b.ts';"], ['domain/b.ts', "import { a } from './a.ts';"]);
  expect(cycles).toEqual(['cycle: domain/a.ts → domain/b.ts → domain/a.ts']);
});

test.each(['const now = new Date();', 'const now = Date.now();', 'const die = Math.random();'])(
  'domain code must not contain %s',
  (content) => {
    expect(check(['domain/a.ts', content])).toHaveLength(1);
  },
);

test('domain code may build a date from a number', () => {
  expect(check(['domain/a.ts', 'export const day = (ms: number) => new Date(ms);'])).toEqual([]);
});

const publicImport = (noun) => `import { a } from '../../${noun}/public.ts';`;

test('a noun of the server imports its own room and the rooms below, no room above', () => {
  expect(check(['server/money/payout/send.ts', publicImport('identity/auth')])).toEqual([]);
  expect(check(['server/money/payout/send.ts', publicImport('money/plan')])).toEqual([]);
  expect(check(['server/money/payout/send.ts', publicImport('promotion/form')])).toHaveLength(1);
});

test('two nouns of a room may need each other; three in a circle are refused', () => {
  const pair = [
    ['server/money/payout/send.ts', publicImport('money/plan')],
    ['server/money/plan/read.ts', publicImport('money/payout')],
  ];
  expect(check(...pair)).toEqual([]);
  expect(
    check(
      ['server/money/payout/send.ts', publicImport('money/plan')],
      ['server/money/plan/read.ts', publicImport('money/ledger')],
      ['server/money/ledger/post.ts', publicImport('money/payout')],
    ),
  ).toEqual(['circle of nouns: money/ledger, money/payout, money/plan']);
});
