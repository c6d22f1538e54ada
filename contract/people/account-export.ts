import { ACCOUNT_EXPORT_STATES } from '@tangent/domain/identity/account/account-export.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, instant } from '../values.ts';

/** Path of an archive download; the response is the file itself. */
export const ACCOUNT_EXPORT_FILE_PATH = '/v1/api/account/exports/:id/file';

/** An archive of everything an account has: masters, artwork, messages, metadata, codes. */
const accountExport = z.object({
  id,
  state: z.enum(ACCOUNT_EXPORT_STATES),
  requested_at: instant,
  size_bytes: z.number().int().nullable(),
  /** The archive can be downloaded until then. */
  expires_at: instant.nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

export const getAccountExport = defineCall({
  method: 'GET',
  path: '/v1/api/account/export',
  summary: 'Returns the newest archive of the account that is being built or can be downloaded',
  response: z.object({ export: accountExport.nullable() }),
});

export const requestAccountExport = defineCall({
  method: 'POST',
  path: '/v1/api/account/export',
  summary: 'Starts building an archive of everything; returns the archive that is already being built, if there is one',
  body: z.object({}),
  response: accountExport,
  status: 201,
});
