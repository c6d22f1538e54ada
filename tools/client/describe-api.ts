import os from 'node:os';
import { createFolderStorage } from '@tangent/server/gateways/storage/folder-storage.ts';
import { readDescription } from '@tangent/server/platform/http/openapi.ts';
import { openDatabase } from '@tangent/server/platform/sql/open-database.ts';
import { createTestClock } from '@tangent/server/testing/fakes/test-clock.ts';
import { createTestHttp } from '@tangent/server/testing/harness/test-http.ts';
import type { ApiDescription } from './read-operations.ts';

/** Nothing listens there: the description is made of the calls alone, none of which is made. */
const NO_DATABASE = 'postgres://127.0.0.1:9/none';

/** Returns the content of `/v1/openapi.json` without a running product. */
export async function describeApi(): Promise<ApiDescription> {
  const database = openDatabase({ url: NO_DATABASE, onError: () => {} });
  const { db, pool } = database;
  const http = await createTestHttp({
    db,
    pool,
    session_pool: pool,
    clock: createTestClock(),
    storage: createFolderStorage(os.tmpdir()),
    incoming_folder: os.tmpdir(),
    spotify: null,
  });
  try {
    return readDescription(http) as unknown as ApiDescription;
  } finally {
    await http.close();
    await database.close();
  }
}
