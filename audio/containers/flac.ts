import { AudioRefusal } from '../audio-refusal.ts';
import type { ByteSource } from '../byte-source.ts';
import { computeCrc16, type FlacFrameHeader, MAX_HEADER_BYTES, readFrameHeader } from './flac-frame.ts';
import type { FlacLayout } from './sound-layout.ts';
import { findStartOfEndTags } from './tags.ts';

const MARK_BYTES = 4;
const STREAM_INFO_BYTES = 34;
const MAX_BLOCKS = 4096;

/** Reads the metadata of a FLAC stream that begins at `offset` (RFC 9639, 8). Throws `AudioRefusal`. */
export function readFlacLayout(bytes: ByteSource, offset: number): FlacLayout {
  const stream_info = bytes.read(offset + 2 * MARK_BYTES, STREAM_INFO_BYTES);
  if (stream_info.length < STREAM_INFO_BYTES) throw new AudioRefusal('corrupt', 'no STREAMINFO');
  const packed = stream_info.readUInt32BE(10);
  const samples = (packed & 15) * 2 ** 32 + stream_info.readUInt32BE(14);
  const md5 = stream_info.toString('hex', 18);
  const start = findEndOfMetadata(bytes, offset + MARK_BYTES);
  return {
    format: 'flac',
    codec: 'flac',
    sample_rate_hz: packed >>> 12,
    bits_per_sample: ((packed >>> 4) & 31) + 1,
    channels: ((packed >>> 9) & 7) + 1,
    start,
    end: Math.max(start, findStartOfEndTags(bytes, start)),
    announced: samples === 0 ? null : { samples, tolerance: 0 },
    stream_info,
    pcm_md5: /^0+$/.test(md5) ? null : md5,
  };
}

function findEndOfMetadata(bytes: ByteSource, from: number): number {
  let at = from;
  for (let count = 0; count < MAX_BLOCKS && at < bytes.size_bytes; count++) {
    const head = bytes.read(at, 4);
    if (head.length < 4) break;
    at += 4 + head.readUIntBE(1, 3);
    if ((head[0] ?? 0) & 0x80) return Math.min(at, bytes.size_bytes);
  }
  return bytes.size_bytes;
}

/** One frame, and the position of its first sample in the sound. */
export interface FlacPacket {
  bytes: Buffer;
  first_sample: number;
}

const WINDOW_BYTES = 4 << 20;
/** Frames that a damaged stretch may hide. */
const MAX_HIDDEN_FRAMES = 16;

/**
 * Cuts a stream into its frames, which carry no length: a frame ends where the next one begins. Sizes up to 65,535 samples
 * are found, and whatever follows the last frame is part of its packet; the decoder ignores it. Throws `AudioRefusal` when
 * a frame is missing.
 */
export function* readFlacPackets(bytes: ByteSource, layout: FlacLayout): Generator<FlacPacket> {
  const window = createWindow(bytes, layout);
  let at = findFirstFrame(window, layout);
  let first_sample = 0;
  while (at !== null) {
    const view = window.show(at);
    const header = readFrameHeader(view, 0);
    if (!header) return;
    const next = findNextFrame(view, header, layout, first_sample);
    const length = next ?? view.length;
    if (next === null && view.indexOf('fLaC', header.bytes, 'latin1') !== -1) {
      throw new AudioRefusal('several_parts', 'a second stream', { parts: 2 });
    }
    yield { bytes: view.subarray(0, length), first_sample };
    first_sample += header.samples;
    at = next === null ? null : at + length;
  }
}

/** The longest frame: samples as they are, with some bytes for headers. */
const findLongestFrame = ({ stream_info, channels, bits_per_sample }: FlacLayout) =>
  Math.ceil((Math.max(4096, stream_info.readUInt16BE(2)) * channels * ((bits_per_sample ?? 32) + 1)) / 8) + 1024;

/** Reads ahead, so that a frame and the header behind it are in one piece of memory. */
function createWindow(bytes: ByteSource, layout: FlacLayout) {
  // Far enough to find the frame behind a damaged one.
  const reach = 3 * findLongestFrame(layout) + MAX_HEADER_BYTES;
  let start = layout.start;
  let held: Buffer = Buffer.alloc(0);
  return {
    show(at: number): Buffer {
      const wanted = Math.min(reach, layout.end - at);
      if (at < start || at + wanted > start + held.length) {
        start = at;
        held = bytes.read(at, Math.min(Math.max(WINDOW_BYTES, reach), layout.end - at));
      }
      return held.subarray(at - start, at - start + wanted);
    },
  };
}

/** Some writers miscount their metadata, so the first frame is sought. */
function findFirstFrame(window: ReturnType<typeof createWindow>, { start, end, channels }: FlacLayout): number | null {
  for (let at = start; at < end; ) {
    const view = window.show(at);
    for (let i = view.indexOf(0xff); i !== -1; i = view.indexOf(0xff, i + 1)) {
      const found = readFrameHeader(view, i);
      if (found?.channels === channels && (at + i === start || found.number === 0)) return at + i;
    }
    if (view.length <= MAX_HEADER_BYTES) return null;
    at += view.length - MAX_HEADER_BYTES;
  }
  return null;
}

function findNextFrame(
  view: Buffer,
  header: FlacFrameHeader,
  { channels, sample_rate_hz }: FlacLayout,
  firstSample: number,
): number | null {
  const step = header.has_variable_size ? header.samples : 1;
  let isDamaged = false;
  let [checked, crc] = [0, 0];
  for (let i = view.indexOf(0xff, header.bytes); i !== -1; i = view.indexOf(0xff, i + 1)) {
    const found = readFrameHeader(view, i);
    if (!found || found.channels !== channels || found.has_variable_size !== header.has_variable_size) continue;
    if (found.number === header.number + step) return i;
    crc = computeCrc16(view, checked, i, crc);
    checked = i;
    if (crc === 0) return i;
    const hidden = found.number - header.number;
    if (hidden > 0 && hidden <= MAX_HIDDEN_FRAMES * step) isDamaged = true;
  }
  if (!isDamaged) return null;
  const position_ms = Math.floor((1000 * firstSample) / sample_rate_hz);
  throw new AudioRefusal('corrupt', 'frames are missing', { position_ms });
}
