const CALL = /\bt\(\s*'([a-z_]+(?:\.[a-z0-9_]+)+)'\s*(?:(,\s*\{)|(,)|\))/g;

/**
 * Lists the calls of `t` with a literal key that leave out a value which the text shows: the reader would see its name
 * in braces. `groups`: key → English texts by plural form; `sources`: path → content. Calls whose values the code
 * collects elsewhere are left out.
 */
export function checkPlaceholders(groups, sources) {
  return [...sources].flatMap(([file, content]) =>
    [...content.matchAll(CALL)].flatMap((call) => {
      const [, key, opens, collected] = call;
      const given = opens === undefined ? '' : readObject(content, call.index + call[0].length);
      if (collected !== undefined || given.includes('...')) return [];
      const missing = listNames(groups.get(key)).filter((name) => !hasProperty(given, name));
      return missing.map((name) => `${file}: ${key} shows {${name}}, which this call leaves out`);
    }),
  );
}

const listNames = (forms) => [
  ...new Set(
    [...(forms?.values() ?? [])].flatMap((text) => [...text.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => name)),
  ),
];

const hasProperty = (object, name) => new RegExp(`(?:^|[,{\\s])${name}\\s*(?:[:,]|$)`, 'm').test(object);

/** Reads an object literal from behind its first brace to the one that closes it. */
function readObject(content, start) {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < content.length; end += 1) {
    if (content[end] === '{') depth += 1;
    if (content[end] === '}') depth -= 1;
  }
  return content.slice(start, end - 1);
}
