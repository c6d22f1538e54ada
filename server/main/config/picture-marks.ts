import { createCredential, type SigningCredential } from '../../platform/provenance/create-credential.ts';
import type { PictureMarks } from '../../platform/provenance/picture-marks.ts';
import { readCredential } from '../../platform/provenance/read-credential.ts';
import { deriveKey } from '../../platform/secret/derive-key.ts';
import type { Config } from './config.ts';
import { readKeyFile } from './read-key-file.ts';
import { settingError } from './setting-error.ts';

/** Configures how pictures are signed and watermarked. Files that do not belong together stop the start. */
export function configureMarks(
  config: Pick<Config, 'provenance_key_file' | 'provenance_certificate_file' | 'auth_secret' | 'product_name'>,
  now: () => Date,
): PictureMarks {
  const given = readGiven(config);
  let made: Promise<SigningCredential> | null = given === null ? null : Promise.resolve(given);
  return {
    getCredential: () => {
      made ??= createCredential(config.auth_secret, config.product_name, now());
      return made;
    },
    watermark_key: deriveKey(config.auth_secret, 'watermark').toString('hex'),
    program: config.product_name,
  };
}

function readGiven({
  provenance_key_file: key,
  provenance_certificate_file: certificates,
}: Pick<Config, 'provenance_key_file' | 'provenance_certificate_file'>): SigningCredential | null {
  if (key === undefined && certificates === undefined) return null;
  const missing = key === undefined ? 'PROVENANCE_KEY_FILE' : 'PROVENANCE_CERTIFICATE_FILE';
  if (key === undefined || certificates === undefined) {
    throw settingError(missing, new Error('the key and its certificates are set together'));
  }
  const [pem, chain] = [
    readKeyFile('PROVENANCE_KEY_FILE', key),
    readKeyFile('PROVENANCE_CERTIFICATE_FILE', certificates),
  ];
  try {
    return readCredential(pem, chain);
  } catch (error) {
    throw settingError('PROVENANCE_CERTIFICATE_FILE', error);
  }
}
