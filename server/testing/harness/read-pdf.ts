import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF in the order in which it was written, as copying it gives. */
export function readPdf(bytes: Buffer): string {
  const streams = listStreams(bytes);
  const maps = streams.filter((text) => text.includes('beginbfchar') || text.includes('beginbfrange')).map(readMap);
  return streams
    .filter((text) => /\bTJ\b/.test(text))
    .map((text) => readText(text, maps, listFonts(bytes)))
    .join('\n');
}

function listStreams(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue;
    const end = bytes.indexOf('\nendstream', at);
    try {
      found.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Not compressed this way: a picture or a font.
    }
  }
  return found;
}

// The fonts of this document are embedded in the order of their names.
function listFonts(bytes: Buffer): string[] {
  return [...new Set([...bytes.toString('latin1').matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => name))].sort();
}

function readMap(text: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, first = '', list = ''] of text.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, code = ''], n) => {
      map.set(
        Number.parseInt(first, 16) + n,
        String.fromCharCode(...(code.match(/[0-9a-f]{4}/g) ?? []).map((one) => Number.parseInt(one, 16))),
      );
    });
  }
  return map;
}

function readText(text: string, maps: readonly Map<number, string>[], fonts: readonly string[]): string {
  const lines: string[] = [];
  let font = 0;
  for (const [, name, row] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.indexOf(name);
    const codes = [...(row ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    if (row !== undefined) lines.push(codes.map((code) => maps[font]?.get(Number.parseInt(code, 16)) ?? '?').join(''));
  }
  return lines.join('\n');
}
