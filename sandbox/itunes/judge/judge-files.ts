import type { ReadPackage } from '@tangent/apple/package/read-metadata.ts';
import type { FileFacts, PackageMessage } from '../package-records.ts';
import { COVER, SOUND } from './itms-numbers.ts';

/** The smallest side of a cover. */
const LEAST_COVER_PX = 1400;

const STEREO: Readonly<Record<number, readonly number[]>> = {
  16: [44_100],
  24: [44_100, 48_000, 88_200, 96_000, 176_400, 192_000],
};

/** Checks what the bytes of the files are: stereo sound in a form that the guide takes, and a square cover. */
export function judgeFiles({ album }: ReadPackage, files: readonly FileFacts[]): PackageMessage[] {
  const messages: PackageMessage[] = [];
  const find = (name: string) => files.find((file) => file.name === name);
  const add = (number: number, at: string, text: string | null) => {
    if (text !== null) messages.push({ severity: 'error', number, text, at });
  };
  const cover = album.artwork === null ? undefined : find(album.artwork.name);
  if (cover !== undefined) add(COVER, 'Album/ArtworkFiles', judgeCover(cover));
  album.tracks.forEach(({ audio, atmos }, index) => {
    const at = `Album/Tracks/Track[${index + 1}]`;
    const stereo = audio === null ? undefined : find(audio.name);
    const immersive = atmos === null ? undefined : find(atmos.file.name);
    if (stereo !== undefined) add(SOUND, at, judgeStereo(stereo));
    if (immersive !== undefined) add(SOUND, at, judgeAtmos(immersive));
  });
  return messages;
}

function judgeCover({ name, kind, picture }: FileFacts): string | null {
  if (kind !== 'jpeg' && kind !== 'png') return `${name} is neither JPEG nor PNG`;
  if (picture === null) return `The size of ${name} cannot be read`;
  const { width_px, height_px } = picture;
  if (width_px !== height_px) return `${name} is not square: ${width_px} × ${height_px} pixels`;
  return width_px < LEAST_COVER_PX ? `${name} has ${width_px} pixels a side, at least ${LEAST_COVER_PX}` : null;
}

function judgeStereo({ name, kind, sound }: FileFacts): string | null {
  if (kind !== 'wav' && kind !== 'flac') return `${name} is neither WAV nor FLAC`;
  if (!name.endsWith(`.${kind}`)) return `${name} holds ${kind.toUpperCase()}`;
  if (sound === null) return `The form of ${name} cannot be read`;
  const { channels, bits_per_sample, sampling_rate_hz } = sound;
  if (channels !== 2) return `${name} is not stereo: ${channels} channels`;
  const rates = STEREO[bits_per_sample] ?? [];
  return rates.includes(sampling_rate_hz) ? null : `${name} has ${bits_per_sample} bits at ${sampling_rate_hz} Hz`;
}

function judgeAtmos({ name, kind, sound }: FileFacts): string | null {
  if (kind !== 'wav' || sound === null) return `${name} is no broadcast wave`;
  const isRight = sound.bits_per_sample === 24 && sound.sampling_rate_hz === 48_000;
  return isRight ? null : `${name} has ${sound.bits_per_sample} bits at ${sound.sampling_rate_hz} Hz, not 24 at 48000`;
}
