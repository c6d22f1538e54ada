import {
  hasUploadExtension,
  TOO_LARGE_CODES,
  UPLOAD_MAX_BYTES,
  WRONG_TYPE_CODES,
} from '@tangent/domain/catalogue/upload/upload-file.ts';
import { UPLOAD_KINDS, type UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';

const FILENAME_MAX_CHARS = 255;

export interface UploadRequest {
  kind: UploadKind;
  filename: string;
  size_bytes: number;
}

/** Parses an upload request and refuses at once what can never be accepted. */
export function parseUploadRequest({ headers }: FastifyRequest): UploadRequest {
  const metadata = parseMetadata(headers['upload-metadata']);
  const kind = UPLOAD_KINDS.find((value) => value === metadata.get('kind'));
  const filename = cleanFilename(metadata.get('filename') ?? '');
  const length = headers['upload-length'];
  if (!kind || filename === '' || typeof length !== 'string' || !/^\d{1,15}$/.test(length)) {
    throw new Refusal('malformed_request');
  }
  const size_bytes = Number(length);
  if (size_bytes > UPLOAD_MAX_BYTES[kind]) throw new Refusal(TOO_LARGE_CODES[kind]);
  if (!hasUploadExtension(kind, filename)) throw new Refusal(WRONG_TYPE_CODES[kind]);
  return { kind, filename, size_bytes };
}

function parseMetadata(header: string | string[] | undefined): Map<string, string> {
  const pairs = (typeof header === 'string' ? header : '').split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]));
}

/**
 * Cleans a file name for display only: no folders, no invisible characters, and none that change the reading direction.
 */
function cleanFilename(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(/\p{C}/gu, '').trim().normalize('NFC');
  return [...visible].slice(-FILENAME_MAX_CHARS).join('');
}
