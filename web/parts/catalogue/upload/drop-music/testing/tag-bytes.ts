/** Bytes of tags and containers, as programs write them. Texts are UTF-8 unless they are given as bytes. */
type Bytes = readonly number[] | Uint8Array;
type Text = string | Bytes;

export function toBytes(text: Text): number[] {
  return typeof text === 'string' ? [...new TextEncoder().encode(text)] : [...text];
}

export function fromLatin1(text: string): number[] {
  return Array.from(text, (sign) => sign.charCodeAt(0));
}

function numberBytes(size: number, bits: number, isLittle = false): number[] {
  const bytes = [3, 2, 1, 0].map((place) => Math.floor(size / 2 ** (bits * place)) % 2 ** bits);
  return isLittle ? bytes.reverse() : bytes;
}

export const u32 = (size: number, isLittle = false) => numberBytes(size, 8, isLittle);
export const syncSafe = (size: number) => numberBytes(size, 7);

const UTF_8 = 3;
const LATIN_1 = 0;

/** Builds a frame of ID3v2.4, or of ID3v2.3 with a plain size. */
export function frame(id: string, content: Bytes, version = 4): number[] {
  return [...toBytes(id), ...(version === 4 ? syncSafe : u32)(content.length), 0, 0, ...content];
}

export function textFrame(id: string, text: Text, { version = 4, encoding = UTF_8 } = {}): number[] {
  return frame(id, [encoding, ...toBytes(text)], version);
}

/** Builds a frame whose text is declared as Latin-1. */
export function latin1Frame(id: string, text: Bytes): number[] {
  return textFrame(id, text, { version: 3, encoding: LATIN_1 });
}

export function userFrame(name: string, text: Text, version = 4): number[] {
  return frame('TXXX', [UTF_8, ...toBytes(name), 0, ...toBytes(text)], version);
}

export function lyricsFrame(text: string): number[] {
  return frame('USLT', [UTF_8, ...toBytes('eng'), 0, ...toBytes(text)]);
}

/** Builds synchronised lyrics in milliseconds; content type 1 is lyrics. */
export function timedFrame(entries: readonly (readonly [string, number])[], type = 1): number[] {
  const pieces = entries.flatMap(([text, at]) => [...toBytes(text), 0, ...u32(at)]);
  return frame('SYLT', [UTF_8, ...toBytes('eng'), 2, type, 0, ...pieces]);
}

export function pictureFrame(type: number, bytes: Bytes, format = 'image/jpeg'): number[] {
  return frame('APIC', [UTF_8, ...toBytes(format), 0, type, 0, ...bytes]);
}

export function id3(frames: readonly number[][], version = 4): number[] {
  const body = frames.flat();
  return [...toBytes('ID3'), version, 0, 0, ...syncSafe(body.length), ...body];
}

/** Two silent frames of an MP3. */
export const MP3 = [0xff, 0xfb, 0x90, 0x00, ...new Array<number>(413).fill(0), 0xff, 0xfb, 0x90, 0x00, 1];
export const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...new Array<number>(12).fill(1)];
export const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

export function id3v1(title: string, artist: string): number[] {
  const field = (text: string) => [...toBytes(text), ...new Array<number>(30).fill(0)].slice(0, 30);
  return [...toBytes('TAG'), ...field(title), ...field(artist), ...new Array<number>(65).fill(0)];
}

/** Builds an APEv2 tag; several values of a field are separated by zeros. */
export function apeTag(fields: Readonly<Record<string, string>>): number[] {
  const items = Object.entries(fields).flatMap(([name, text]) => {
    const value = toBytes(text);
    return [...u32(value.length, true), ...u32(0), ...toBytes(name), 0, ...value];
  });
  const count = u32(Object.keys(fields).length, true);
  const footer = [...toBytes('APETAGEX'), ...u32(2000, true), ...u32(items.length + 32, true), ...count];
  return [...items, ...footer, ...u32(0), ...u32(0), ...u32(0)];
}

/** Builds FLAC with comments and pictures; there is no sound in it. */
export function flac(fields: readonly string[], pictures: readonly { type: number; bytes: Bytes }[] = []): number[] {
  const comments = [
    ...u32(4, true),
    ...toBytes('test'),
    ...u32(fields.length, true),
    ...fields.flatMap((field) => [...u32(toBytes(field).length, true), ...toBytes(field)]),
  ];
  const blocks = [
    { kind: 0, bytes: new Array<number>(34).fill(0) },
    ...pictures.map(({ type, bytes }) => ({ kind: 6, bytes: flacPicture(type, bytes) })),
    { kind: 4, bytes: comments },
  ];
  const parts = blocks.flatMap(({ kind, bytes }, index) => {
    const isLast = index === blocks.length - 1;
    return [kind + (isLast ? 0x80 : 0), ...u32(bytes.length).slice(1), ...bytes];
  });
  return [...toBytes('fLaC'), ...parts, 0xff, 0xf8, 0, 0];
}

function flacPicture(type: number, bytes: Bytes): number[] {
  const format = toBytes('image/jpeg');
  const sizes = new Array<number>(16).fill(0);
  return [...u32(type), ...u32(format.length), ...format, ...u32(0), ...sizes, ...u32(bytes.length), ...bytes];
}

export function chunk(id: string, content: Bytes, size = content.length): number[] {
  return [...toBytes(id), ...u32(size, true), ...content, ...(content.length % 2 === 1 ? [0] : [])];
}

export function bigChunk(id: string, content: Bytes): number[] {
  return [...toBytes(id), ...u32(content.length), ...content, ...(content.length % 2 === 1 ? [0] : [])];
}

export function info(fields: Readonly<Record<string, Text>>): number[] {
  const items = Object.entries(fields).flatMap(([id, text]) => chunk(id, [...toBytes(text), 0]));
  return chunk('LIST', [...toBytes('INFO'), ...items]);
}

export function wave(chunks: readonly number[][], id = 'RIFF'): number[] {
  const body = chunks.flat();
  return [...toBytes(id), ...u32(id === 'RIFF' ? body.length + 4 : 0xffff_ffff, true), ...toBytes('WAVE'), ...body];
}

export function aiff(chunks: readonly number[][]): number[] {
  const body = chunks.flat();
  return [...toBytes('FORM'), ...u32(body.length + 4), ...toBytes('AIFF'), ...body];
}

/** The sound of a WAV file in a chunk of this size. */
export function sound(size = 8): number[] {
  return chunk('data', new Array<number>(8).fill(1), size);
}

export function blob(...parts: readonly Bytes[]): Blob {
  return new Blob(parts.map((part) => Uint8Array.from(part)));
}
