import type { ByteSource } from '../byte-source.ts';
import { findMpegHeader, type MpegHeader } from '../mpeg-header.ts';
import type { AnnouncedLength, Mp3Layout } from './sound-layout.ts';
import { findStartOfEndTags } from './tags.ts';

/** Position of the encoder's own header behind the first frame's header, in the form of Fraunhofer's encoders. */
const VBRI_AT = 36;
/** Behind the word `Xing`, by its flags: frames, bytes, table, quality. */
const FIELD_BYTES = [4, 4, 100, 4];
/** Within LAME's part: the bytes with delay and padding. */
const DELAY_AT = 21;

/** Describes the MP3 whose first frame is at `offset`. */
export function readMp3Layout(bytes: ByteSource, offset: number): Mp3Layout {
  const frame = bytes.read(offset, 256);
  const header = findMpegHeader(frame, 0) as MpegHeader;
  const announced = readAnnounced(frame, header);
  return {
    format: 'mp3',
    codec: 'mp3float',
    sample_rate_hz: header.sample_rate_hz,
    bits_per_sample: null,
    channels: header.channels,
    start: offset,
    end: findEnd(bytes, offset, announced.bytes),
    announced: announced.length,
  };
}

/** The length by the encoder's own header: of the sound, and of the file from that header on; 0 if it does not say. */
interface Announced {
  length: AnnouncedLength | null;
  bytes: number;
}

const NOTHING: Announced = { length: null, bytes: 0 };

// Some encoders count their own header as a frame.
const toLength = (frames: number, { samples }: MpegHeader, trimmed = 0): AnnouncedLength | null =>
  frames === 0 ? null : { samples: Math.max(0, frames * samples - trimmed), tolerance: samples };

function readAnnounced(frame: Buffer, header: MpegHeader): Announced {
  if (frame.toString('latin1', VBRI_AT, VBRI_AT + 4) === 'VBRI') {
    return { length: toLength(frame.readUInt32BE(VBRI_AT + 14), header), bytes: frame.readUInt32BE(VBRI_AT + 10) };
  }
  const at = [header.side_info_end, header.side_info_end - 2].find((position) =>
    /^(Xing|Info)$/.test(frame.toString('latin1', position, position + 4)),
  );
  if (at === undefined) return NOTHING;
  const flags = frame.readUInt32BE(at + 4);
  if ((flags & 1) === 0) return NOTHING;
  const frames = frame.readUInt32BE(at + 8);
  const bytes = flags & 2 ? frame.readUInt32BE(at + 12) : 0;
  const lame = at + 8 + FIELD_BYTES.reduce((sum, size, flag) => sum + (flags & (1 << flag) ? size : 0), 0);
  if (!/^(LAME|Lavf|Lavc)/.test(frame.toString('latin1', lame, lame + 4))) {
    return { length: toLength(frames, header), bytes };
  }
  const packed = frame.readUIntBE(lame + DELAY_AT, 3);
  return { length: toLength(frames, header, (packed >>> 12) + (packed & 4095)), bytes };
}

/** Sound ends where the encoder says, unless another frame follows there. */
function findEnd(bytes: ByteSource, start: number, announced: number): number {
  const end = Math.max(start, findStartOfEndTags(bytes, start));
  const isInside = announced > 0 && start + announced < end;
  return isInside && !findMpegHeader(bytes.read(start + announced, 4), 0) ? start + announced : end;
}
