const TAG_TABLE_AT = 128;
const TAGS_MAX = 100;

/** The name a colour profile gives itself (ICC.1:2022, tag `desc`); null when it has none that can be read. */
export function findProfileName(icc: Buffer): string | null {
  const tag = findDescription(icc);
  if (tag === null) return null;
  const type = tag.toString('latin1', 0, 4);
  if (type === 'desc' && tag.length > 12)
    return tag.toString('latin1', 12, 12 + tag.readUInt32BE(8)).replace(/\0.*/s, '');
  if (type === 'mluc' && tag.length > 28) {
    const [length, at] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
    const text = Buffer.from(tag.subarray(at, at + length - (length % 2)));
    return text.length % 2 === 0 ? text.swap16().toString('utf16le') : null;
  }
  return null;
}

function findDescription(icc: Buffer): Buffer | null {
  if (icc.length < TAG_TABLE_AT + 4) return null;
  const count = Math.min(icc.readUInt32BE(TAG_TABLE_AT), TAGS_MAX);
  for (let index = 0; index < count; index += 1) {
    const at = TAG_TABLE_AT + 4 + index * 12;
    if (at + 12 > icc.length) return null;
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue;
    const start = icc.readUInt32BE(at + 4);
    return icc.subarray(start, start + icc.readUInt32BE(at + 8));
  }
  return null;
}
