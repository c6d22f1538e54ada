import { type CallOptions, type ClientOptions, createConnection } from './connection.ts';
import { createCalls } from './generated/calls.ts';
import type { Upload } from './generated/types.ts';
import { type FileToSend, type SendOptions, sendFile, waitForFile } from './send-file.ts';

export type Client = ReturnType<typeof createClient>;

/** Creates a client that makes calls with an access token: `client.releases.list()`, `client.royalties.…`. */
export function createClient(options: ClientOptions) {
  const connection = createConnection(options);
  const calls = createCalls(connection);
  return {
    ...calls,
    uploads: {
      ...calls.uploads,
      /**
       * Sends a file in parts and continues where it was interrupted; returns the id of the upload. Scope:
       * write_drafts.
       */
      send: (file: FileToSend, sending?: SendOptions): Promise<string> => sendFile(connection, file, sending),
      /** Waits until a file that was sent has been checked and measured. Scope: read_releases. */
      waitFor: (id: string, waiting?: CallOptions): Promise<Upload> =>
        waitForFile(() => calls.uploads.get(id, waiting), waiting?.signal),
    },
  };
}
