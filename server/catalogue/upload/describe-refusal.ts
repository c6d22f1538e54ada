import type { AudioRefusalCode, AudioReport, RefusalDetails } from '@tangent/audio/audio-report.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/** The failure codes for a file that is not usable audio, as shown to the artist. */
const REFUSALS = {
  empty: 'file_empty',
  unsupported_format: 'unsupported_audio',
  unsupported_codec: 'audio_codec',
  contradictory_header: 'audio_header',
  corrupt: 'audio_corrupt',
  truncated: 'audio_truncated',
  undeclared_sound: 'audio_undeclared',
  several_parts: 'audio_parts',
  broken_samples: 'audio_broken_samples',
  impossible_level: 'audio_impossible_level',
  silent: 'audio_silent',
  too_many_channels: 'audio_channels',
  low_sample_rate: 'audio_sample_rate',
  low_bitrate: 'audio_bitrate',
} as const satisfies Record<AudioRefusalCode, string>;

type Refused = Pick<Extract<AudioReport, { verdict: 'refused' }>, 'code' | 'details'>;

/**
 * Returns the issue of a refused file. Its params name what was found (`found`), what should have been there
 * (`announced`), and where (`position`), as far as the check knows; times are minutes, seconds and parts of a second.
 */
export function describeRefusal({ code, details }: Refused): Omit<Issue, 'path'> {
  const params = toParams(details);
  return Object.keys(params).length === 0 ? { code: REFUSALS[code] } : { code: REFUSALS[code], params };
}

function toParams(details: RefusalDetails): Record<string, string | number> {
  const { found_ms, announced_ms, position_ms, found, channels, bits, kbits, sample_rate_hz, parts, level_db } =
    details;
  if (found_ms !== undefined && announced_ms !== undefined) return describeLengths(found_ms, announced_ms);
  return {
    ...toParam('found', found ?? channels ?? bits ?? kbits ?? (sample_rate_hz && sample_rate_hz / 1000)),
    ...toParam('position', position_ms === undefined ? undefined : formatTime(position_ms, 3)),
    ...toParam('parts', parts),
    ...toParam('level', level_db),
  };
}

const toParam = (name: string, value: string | number | undefined) => (value === undefined ? {} : { [name]: value });

/** In tenths of a second, but as finely as it takes to tell the two apart. */
function describeLengths(foundMs: number, announcedMs: number): Record<string, string> {
  const format = (digits: number) => ({
    found: formatTime(foundMs, digits),
    announced: formatTime(announcedMs, digits),
  });
  const coarse = format(1);
  return coarse.found === coarse.announced ? format(3) : coarse;
}

/** Formats a position in a track as 1:02.345. */
function formatTime(ms: number, digits: number): string {
  const units = Math.floor(ms / 10 ** (3 - digits));
  const perMinute = 60 * 10 ** digits;
  const seconds = (units % perMinute) / 10 ** digits;
  return `${Math.floor(units / perMinute)}:${seconds.toFixed(digits).padStart(3 + digits, '0')}`;
}
