// House rule: the keys of queries come from the factory of their noun, `labelKeys` in web/api/catalogue/label.ts.
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { readSources, report } from './source-files.mjs';

/** A key written where it is used: a change of the factory would miss it. */
const LITERAL = /\b(?:queryKey: *|(?:[gs]etQueryData|getQueryState)(?:<[^>]*>)?\()\[/g;

/** Lists the query keys in these files (path → content) that are written as a list. */
export function checkQueryKeys(files) {
  return [...files].flatMap(([file, content]) =>
    [...content.matchAll(LITERAL)].map(({ index }) => {
      const line = content.slice(0, index).split('\n').length;
      return `${file}:${line}: a query key as a list; take it from the keys of its noun in web/api`;
    }),
  );
}

if (process.argv[1] === path.join(ROOT, 'tools/check-query-keys.mjs')) {
  await runTool(() => {
    const files = [...readSources(['.ts', '.tsx'])].filter(([file]) => file.startsWith('web/'));
    report('check-query-keys', checkQueryKeys(files), `${files.length} files`);
  });
}
