/** The four kinds of file a release may be uploaded as (S5-028), recognised by content. */
export type AudioFormat = 'wav' | 'aiff' | 'flac' | 'mp3';

/** Why a file can not be used at all. What a release makes of the measurements of a usable file is not decided here. */
export type AudioRefusalCode =
  | 'empty'
  | 'unsupported_format'
  | 'corrupt'
  | 'truncated'
  | 'silent'
  | 'too_many_channels'
  | 'low_sample_rate'
  | 'low_bitrate';

/** What the file says about itself, confirmed by decoding. */
export interface AudioSource {
  format: AudioFormat;
  /** Name of the decoder, for example `pcm_s24le`, `flac`, `mp3float`. */
  codec: string;
  sample_rate_hz: number;
  /** Null for MP3, which has no bit depth. */
  bits_per_sample: number | null;
  channels: number;
}

/** A stretch in which every sample of every channel stays below -60 dBFS. */
export interface Silence {
  start_ms: number;
  length_ms: number;
  /** `head` begins within the first 0.5 s, `tail` ends within the last 0.5 s, everything else is `middle`. */
  place: 'head' | 'middle' | 'tail';
}

/** What the two channels of a file are to each other. */
export type StereoRelation = 'mono' | 'dual_mono' | 'stereo' | 'out_of_phase' | 'one_sided';

/** A stretch in which the sound is clipped again and again. */
export interface ClippedSpan {
  start_ms: number;
  length_ms: number;
}

/** What was measured while the whole file was decoded once. */
export interface AudioMeasures {
  duration_ms: number;
  /** Average over the coded audio, without tags and pictures. */
  bitrate_bps: number;
  /** EBU R 128 programme loudness; null when nothing passes the absolute gate of -70 LUFS. */
  integrated_lufs: number | null;
  /** EBU Tech 3342; null when nothing passes the absolute gate, or under 3 s of audio. */
  loudness_range_lu: number | null;
  /** Loudest 400 ms; null under 400 ms of audio or in digital silence. */
  momentary_max_lufs: number | null;
  /** Loudest 3 s; null under 3 s of audio or in digital silence. */
  short_term_max_lufs: number | null;
  true_peak_dbtp: number;
  sample_peak_dbfs: number;
  /** Flat tops: runs of at least four equal samples louder than -12 dBFS. */
  clipped_runs: number;
  /** Where they are: the first twenty places, to 10 ms; what lies within half a second is one place. */
  clippings: ClippedSpan[];
  /** Bits per sample that carry sound; null for MP3 and floating point. */
  effective_bits: number | null;
  /** The larger mean of a channel, as a share of full scale. */
  dc_offset: number;
  stereo: StereoRelation;
  /** Where an encoder of a lossy format seems to have cut off the highs of a lossless file; null without such a sign. */
  lossy_cutoff_hz: number | null;
  /** Chromaprint of the first two minutes, one signed 32-bit number per eighth of a second; empty under about 3 s. */
  fingerprint: number[];
  /** Every silence of at least one second, in order of time. */
  silences: Silence[];
  /** Pairs [lowest, highest] from -1 to 1 over both channels, at most 1000 equal steps from start to end. */
  waveform: [number, number][];
  /** MD5 of the decoded samples, interleaved, little endian, in their own depth: the value a FLAC file stores. */
  pcm_md5: string;
}

export type AcceptedAudio = { verdict: 'accepted' } & AudioSource & AudioMeasures;

/** A refused file, with what was known when it was refused. */
type RefusedAudio = { verdict: 'refused'; code: AudioRefusalCode } & {
  [Field in keyof AudioSource]: AudioSource[Field] | null;
};

export type AudioReport = AcceptedAudio | RefusedAudio;
