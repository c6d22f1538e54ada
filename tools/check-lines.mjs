// House rule: lines of documents have up to 120 characters, so that they are read beside code and compared line by line.
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { readRepository, report } from './source-files.mjs';

const LINE_MAX = 120;
/** Texts of the public site are data: a paragraph is a line, so that the four languages stand side by side. */
const DATA = /^web\/site\//;
const BLOCK_MARK = /^\s*(?:```|~~~)/;
const TABLE_ROW = /^\s*\|/;
const HEADING = /^#+ /;
const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])?\s*/;
/** Pieces that a break would spoil: a link with its address, and code. */
const WHOLE = /!?\[[^\]]*\]\([^)]*\)|`[^`]*`/g;

/** Lists the lines of prose in these documents (path → content) that are too long and could be broken. */
export function checkLines(documents) {
  return [...documents].flatMap(([file, content]) => {
    if (DATA.test(file)) return [];
    let isCode = false;
    return content.split('\n').flatMap((line, index) => {
      const isMark = BLOCK_MARK.test(line);
      if (isMark) isCode = !isCode;
      const length = [...line].length;
      if (isCode || isMark || length <= LINE_MAX || TABLE_ROW.test(line) || HEADING.test(line) || isOnePiece(line)) {
        return [];
      }
      return [`${file}:${index + 1}: ${length} characters; a line of a document has up to ${LINE_MAX}`];
    });
  });
}

const isOnePiece = (line) => !/\s/.test(line.replace(LIST_MARK, '').replace(WHOLE, '').trimEnd());

if (process.argv[1] === path.join(ROOT, 'tools/check-lines.mjs')) {
  await runTool(() => {
    const { files } = readRepository(['.md']);
    report('check-lines', checkLines(files), `${files.size} documents`);
  });
}
