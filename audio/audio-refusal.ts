import type { AudioRefusalCode, RefusalDetails } from './audio-report.ts';

/** Thrown inside the library as soon as a file is known to be unusable. */
export class AudioRefusal extends Error {
  readonly code: AudioRefusalCode;
  readonly details: RefusalDetails;

  /** `reason` is for engineers; `details` are for the sentence that the artist reads. */
  constructor(code: AudioRefusalCode, reason?: string, details: RefusalDetails = {}) {
    super(reason ? `${code}: ${reason}` : code);
    this.code = code;
    this.details = details;
  }
}
