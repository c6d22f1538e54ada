/** Tags by their Vorbis names, for example `title`, `artist`, `album`, `isrc`. */
export type AudioTags = Record<string, string>;

/** A complete written file under its final name. */
export interface EncodedAudio {
  codec: 'flac' | 'pcm' | 'mp3';
  size_bytes: number;
  sha256: string;
  md5: string;
  sha1: string;
  duration_ms: number;
  sample_rate_hz: number;
  /** Null for MP3. */
  bits_per_sample: number | null;
  channels: number;
  /** MD5 of the samples that the encoder was given, as `AudioMeasures` has it; null for MP3. */
  pcm_md5: string | null;
}
