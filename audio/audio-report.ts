/** The four accepted upload formats (S5-028), recognised by content. */
export type AudioFormat = 'wav' | 'aiff' | 'flac' | 'mp3';

/** The reason why a file cannot be used at all. The rules for the measurements of a usable file are elsewhere. */
export type AudioRefusalCode =
  | 'empty'
  | 'unsupported_format'
  | 'unsupported_codec'
  | 'contradictory_header'
  | 'corrupt'
  | 'truncated'
  | 'undeclared_sound'
  | 'several_parts'
  | 'broken_samples'
  | 'impossible_level'
  | 'silent'
  | 'too_many_channels'
  | 'low_sample_rate'
  | 'low_bitrate';

/** The facts of a refusal, as far as it can tell them: the fault, and its place. */
export interface RefusalDetails {
  /** The format or codec that a file has instead of an accepted one, for example `Ogg` or `A-law`. */
  found?: string;
  /** Where in the sound the fault is. */
  position_ms?: number;
  /** How long the sound is that the file holds, and how long it should be by its own header. */
  found_ms?: number;
  announced_ms?: number;
  /** Bits of a sample by the header, and the bits that the samples of the file take. */
  bits?: number;
  word_bits?: number;
  /** Level in decibels over full scale. */
  level_db?: number;
  /** How many pieces the sound is divided into. */
  parts?: number;
  channels?: number;
  sample_rate_hz?: number;
  kbits?: number;
}

/** The properties that the file declares, confirmed by decoding. */
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
  /** `head` starts within the first 0.5 s, `tail` ends within the last 0.5 s, everything else is `middle`. */
  place: 'head' | 'middle' | 'tail';
}

/** The relation between the two channels of a file. */
export type StereoRelation = 'mono' | 'dual_mono' | 'stereo' | 'out_of_phase' | 'one_sided';

/** A span with repeated clipping. */
export interface ClippedSpan {
  start_ms: number;
  length_ms: number;
}

/** The measurements from one decode of the whole file. */
export interface AudioMeasures {
  /** Per channel: the length of the sound to the sample. */
  samples: number;
  duration_ms: number;
  /** Average over the coded audio, without tags and images. */
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
  /** The first twenty clipped spans, to 10 ms; clipped runs within half a second of each other are one span. */
  clippings: ClippedSpan[];
  /** Bits per sample that carry sound; null for MP3 and floating point. */
  effective_bits: number | null;
  /** The larger mean of a channel, as a share of full scale. */
  dc_offset: number;
  stereo: StereoRelation;
  /** How much louder the left channel is than the right one, below zero for the right one; null for one channel. */
  channel_balance_db: number | null;
  /** The frequency at which a lossy encoder seems to have cut off a lossless file; null without such a sign. */
  lossy_cutoff_hz: number | null;
  /** The sample rate of the master that a file of 88.2 kHz or more seems to be made from; null without such a sign. */
  upsampled_from_hz: number | null;
  /** Chromaprint of the first two minutes, one signed 32-bit number per eighth of a second; empty under about 3 s. */
  fingerprint: number[];
  /** Where the loudest 30 seconds start, to the second; 0 in a shorter file. */
  loudest_start_ms: number;
  /** Every silence of at least one second, in time order. */
  silences: Silence[];
  /** Pairs [lowest, highest] from -1 to 1 over both channels, at most 1000 equal steps from start to end. */
  waveform: [number, number][];
  /** MD5 of the decoded samples, interleaved, little endian, in their own depth: the value a FLAC file stores. */
  pcm_md5: string;
}

export type AcceptedAudio = { verdict: 'accepted' } & AudioSource & AudioMeasures;

/** A refused file, with everything known at that point. */
type RefusedAudio = { verdict: 'refused'; code: AudioRefusalCode; details: RefusalDetails } & {
  [Field in keyof AudioSource]: AudioSource[Field] | null;
};

export type AudioReport = AcceptedAudio | RefusedAudio;
