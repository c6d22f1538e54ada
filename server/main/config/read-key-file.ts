import fs from 'node:fs';
import { settingError } from './setting-error.ts';

/** Reads the private key from the file that a setting names. */
export function readKeyFile(setting: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw settingError(setting, error);
  }
}
