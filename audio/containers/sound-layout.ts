import type { AudioFormat, AudioSource } from '../audio-report.ts';

/** The sound that a header announces, in samples per channel. */
export interface AnnouncedLength {
  samples: number;
  /** By how many samples an encoder of this format may be wrong without any loss. */
  tolerance: number;
}

interface LayoutOf<Format extends AudioFormat> extends AudioSource {
  format: Format;
  /** The bytes of the file that hold the sound: the first one, and the first one behind it. */
  start: number;
  end: number;
  /** Null if the header announces no length. */
  announced: AnnouncedLength | null;
}

/** Sound as plain numbers, in frames of one sample of every channel. */
export interface PcmLayout extends LayoutOf<'wav' | 'aiff'> {
  frame_bytes: number;
}

export interface FlacLayout extends LayoutOf<'flac'> {
  /** The 34 bytes that describe the stream (RFC 9639, 8.2). */
  stream_info: Buffer;
  /** MD5 of the decoded samples; null if the encoder stored none. */
  pcm_md5: string | null;
}

export type Mp3Layout = LayoutOf<'mp3'>;

/** Where the sound of a file is, and how its container says that it is stored. */
export type SoundLayout = PcmLayout | FlacLayout | Mp3Layout;
