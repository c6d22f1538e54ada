import type { AudioRefusalCode, RefusalDetails } from '../audio-report.ts';

/** Why a mix or a reference cannot be used: the reasons for any audio file, and those of mastering. */
export type MasterRefusalCode = AudioRefusalCode | 'too_short' | 'too_quiet' | 'unlike_music';

/** Thrown as soon as a file is known to be unusable. */
export class MasterRefusal extends Error {
  readonly code: MasterRefusalCode;
  readonly file: 'mix' | 'reference';
  readonly details: RefusalDetails;

  constructor(code: MasterRefusalCode, file: 'mix' | 'reference', details: RefusalDetails = {}) {
    super(`${file}: ${code}`);
    this.code = code;
    this.file = file;
    this.details = details;
  }
}
