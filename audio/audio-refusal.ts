import type { AudioRefusalCode } from './audio-report.ts';

/** Thrown inside the library as soon as a file is known to be unusable. */
export class AudioRefusal extends Error {
  readonly code: AudioRefusalCode;

  constructor(code: AudioRefusalCode, detail?: string) {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
  }
}

/** Throws if a rule found a reason to refuse the file. */
export function refuseIf(code: AudioRefusalCode | null): void {
  if (code !== null) throw new AudioRefusal(code);
}
