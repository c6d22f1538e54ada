import type { SigningCredential } from './create-credential.ts';

/** How an operator marks the pictures that the product makes. */
export interface PictureMarks {
  /** Returns the key and certificates that sign them; made when first needed. */
  getCredential(): Promise<SigningCredential>;
  /** Key of the watermark, which nobody else may read. */
  watermark_key: string;
  /** The program that the signature names. */
  program: string;
}
