import { isUtf8 } from 'node:buffer';

/** The usual names of files, and the bytes that they begin with; `?` is any byte. */
const FORMATS: readonly (readonly [name: string, ...heads: string[]])[] = [
  ['AppleDouble (._)', '\x00\x05\x16\x07', '\x00\x05\x16\x00'],
  ['Sony Wave64', 'riff\x2e\x91\xcf\x11'],
  ['RIFX', 'RIFX'],
  ['AVI', 'RIFF????AVI '],
  ['WebP', 'RIFF????WEBP'],
  ['CDA', 'RIFF????CDDA'],
  ['MIDI', 'RIFF????RMID', 'MThd'],
  ['Opus', `OggS${'?'.repeat(24)}OpusHead`],
  ['Ogg Vorbis', `OggS${'?'.repeat(24)}\x01vorbis`],
  ['Ogg FLAC', `OggS${'?'.repeat(24)}\x7fFLAC`],
  ['Ogg', 'OggS'],
  ['M4A', '????ftypM4A', '????ftypM4B', '????ftypmp4a'],
  ['MP4', '????ftyp'],
  ['QuickTime', '????moov', '????mdat', '????wide', '????free'],
  ['CAF', 'caff'],
  ['AU', '.snd', 'dns.'],
  ['WMA', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['Matroska/WebM', '\x1a\x45\xdf\xa3'],
  ['WavPack', 'wvpk'],
  ['Monkey’s Audio', 'MAC '],
  ['True Audio', 'TTA1', 'TTA2'],
  ['Musepack', 'MPCK', 'MP+'],
  ['DSD (DSF)', 'DSD '],
  ['DSD (DFF)', 'FRM8'],
  ['Shorten', 'ajkg'],
  ['OptimFROG', 'OFR '],
  ['TAK', 'tBaK'],
  ['AMR', '#!AMR'],
  ['RealAudio', '.RMF', '.ra\xfd'],
  ['Dolby Digital (AC-3)', '\x0b\x77'],
  ['DTS', '\x7f\xfe\x80\x01'],
  ['8SVX', 'FORM????8SVX'],
  ['AAC', '\xff\xf0', '\xff\xf1', '\xff\xf8', '\xff\xf9'],
  ['MPEG layer II', '\xff\xe4', '\xff\xe5', '\xff\xf4', '\xff\xf5', '\xff\xfc', '\xff\xfd'],
  ['MPEG layer I', '\xff\xe6', '\xff\xe7', '\xff\xf6', '\xff\xf7'],
  ['MPEG', '\x00\x00\x01\xb3', '\x00\x00\x01\xba'],
  ['FLV', 'FLV'],
  ['ZIP', 'PK\x03\x04'],
  ['RAR', 'Rar!'],
  ['7-Zip', '7z\xbc\xaf'],
  ['gzip', '\x1f\x8b'],
  ['PDF', '%PDF'],
  ['PNG', '\x89PNG'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
  ['M3U', '#EXTM3U'],
  ['HTML', '<!DOC', '<!doc', '<html', '<HTML'],
  ['XML', '<?xml'],
];

/** Letters, signs, blanks and line ends, also of other alphabets in UTF-8, and nothing else. */
const TEXT = /^(?:\xef\xbb\xbf)?[\t\n\r\x20-\x7e\x80-\xff]+$/;

/** Returns what a file is that is no sound we take, by its first bytes; null if unknown. */
export function nameForeignFormat(head: Buffer): string | null {
  const text = head.toString('latin1');
  const startsWith = (pattern: string) => [...pattern].every((sign, i) => sign === '?' || sign === text[i]);
  const named = FORMATS.find(([, ...heads]) => heads.some(startsWith))?.[0];
  return named ?? (TEXT.test(text) && isUtf8(withoutCutCharacter(head)) ? 'TXT' : null);
}

/** The last character may go on behind the bytes that were read. */
function withoutCutCharacter(head: Buffer): Buffer {
  const last = head.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return (head[last] ?? 0) >= 0xc0 ? head.subarray(0, last) : head;
}
