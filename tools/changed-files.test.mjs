import { expect, test } from 'vitest';
import { listChangedFiles } from './changed-files.mjs';

/** A fake git: a command that starts with one of these texts prints its output; any other fails. */
const gitWith =
  (outputs) =>
  (...args) => {
    const [, output] = Object.entries(outputs).find(([start]) => args.join(' ').startsWith(start)) ?? [];
    if (output === undefined) throw new Error(`fatal: ${args.join(' ')}`);
    return output;
  };

test('changed files are those since the pushed main plus new ones, without deleted ones', () => {
  const git = gitWith({
    'merge-base HEAD origin/main': 'abc\n',
    'diff --name-only -z abc': 'tools/test.mjs\0tools/is-gone.mjs\0package.json\0',
    'ls-files --others': 'tools/test.mjs\0',
  });
  expect(listChangedFiles(git)).toEqual(['package.json', 'tools/test.mjs']);
});

test('without a remote and a main branch the last commit is the base', () => {
  const git = gitWith({ 'diff --name-only -z HEAD': 'package.json\0', 'ls-files --others': '' });
  expect(listChangedFiles(git)).toEqual(['package.json']);
});
