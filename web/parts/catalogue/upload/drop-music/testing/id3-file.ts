/**
 * Builds an MP3 with an ID3v2.4 tag of these frames and one silent frame of sound. `TXXX:NAME` and `USLT` get their own
 * formats.
 */
export function id3File(name: string, frames: Readonly<Record<string, string>>): File {
  const body = Object.entries(frames).flatMap(([id, text]) => frame(id, text));
  const head = [...toBytes('ID3'), 4, 0, 0, ...syncSafe(body.length)];
  const silence = [0xff, 0xfb, 0x90, 0x00, ...new Array<number>(413).fill(0)];
  return new File([Uint8Array.from([...head, ...body, ...silence, ...silence])], name);
}

const UTF_8 = 3;

function frame(id: string, text: string): number[] {
  const [kind = '', description] = id.split(':');
  const content = [UTF_8, ...buildPrefix(kind, description), ...toBytes(text)];
  return [...toBytes(kind), ...syncSafe(content.length), 0, 0, ...content];
}

function buildPrefix(kind: string, description = ''): number[] {
  if (kind === 'USLT') return [...toBytes('tur'), 0];
  return kind === 'TXXX' ? [...toBytes(description), 0] : [];
}

function toBytes(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}

function syncSafe(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
}
