import { ACCOUNT_EXPORT_STATES } from '@tangent/domain/account/account-export.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, instant } from './values.ts';

/** Where an archive is fetched; it answers the file itself. */
export const ACCOUNT_EXPORT_FILE_PATH = '/v1/api/account/exports/:id/file';

/** An archive of everything an account has: masters, artwork, messages, metadata, codes. */
const accountExport = z.object({
  id,
  state: z.enum(ACCOUNT_EXPORT_STATES),
  requested_at: instant,
  size_bytes: z.number().int().nullable(),
  /** Until then it can be fetched. */
  expires_at: instant.nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

export const getAccountExport = defineCall({
  method: 'GET',
  path: '/v1/api/account/export',
  summary: 'The newest archive of the account that can be fetched or is being built',
  response: z.object({ export: accountExport.nullable() }),
});

export const requestAccountExport = defineCall({
  method: 'POST',
  path: '/v1/api/account/export',
  summary: 'Has an archive of everything built; one that is being built already is answered instead',
  body: z.object({}),
  response: accountExport,
  status: 201,
});
