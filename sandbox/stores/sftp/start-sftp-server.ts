import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import ssh2, { type ClientInfo, type Connection, type ParsedKey } from 'ssh2';
import { buildConnection } from '../connection.ts';
import type { FileStore } from '../file-store.ts';
import { isAllowed } from './authorized-keys.ts';
import { serveSession } from './serve-session.ts';

export interface SftpServer {
  port: number;
  /** Cuts all connections of one store, as when its machine fails. */
  cut(storeId: string): void;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  host_key: string;
  keys: ParsedKey[];
  /** Returns the store of a user name, or null if there is none. */
  findStore(name: string): Promise<FileStore | null>;
  onError(error: unknown): void;
}

/** Starts one server for all stores: the user name selects the store, and each store sees only its own folder. */
export async function startSftpServer(options: Options): Promise<SftpServer> {
  // Our own sockets under the SSH server: a cut connection must not close properly.
  const sockets = new Map<string, Socket>();
  const stores = new Map<Socket, string>();
  const ssh = new ssh2.Server({ hostKeys: [options.host_key], ident: 'tangent-sandbox' }, (client, info) => {
    const socket = sockets.get(clientKey(info));
    if (socket !== undefined) serveClient(client, socket, options, (storeId) => stores.set(socket, storeId));
  });
  const server = createServer({ noDelay: true }, (socket) => {
    const name = clientKey({ ip: socket.remoteAddress ?? '', port: socket.remotePort ?? 0 });
    sockets.set(name, socket);
    socket.setNoDelay(true);
    socket.on('close', () => {
      sockets.delete(name);
      stores.delete(socket);
    });
    ssh.injectSocket(socket);
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(storeId) {
      for (const [socket, id] of stores) if (id === storeId) socket.destroy();
    },
    stop: () => stopServer(server, sockets),
  };
}

function serveClient(client: Connection, socket: Socket, options: Options, onSignIn: (storeId: string) => void): void {
  let store: FileStore | null = null;
  client.on('authentication', (context) => {
    if (!isAllowed(context, options.keys)) return context.reject(['publickey']);
    const signIn = async () => {
      store = await options.findStore(context.username);
      if (store === null) return context.reject(['publickey']);
      const { refuse_connection, black_hole } = store.behaviour();
      if (refuse_connection) return socket.destroy();
      onSignIn(context.username);
      if (!black_hole) context.accept();
    };
    signIn().catch(options.onError);
  });
  client.on('ready', () => {
    client.on('session', (acceptSession) => {
      acceptSession().on('sftp', (accept) => {
        if (store !== null)
          serveSession(
            accept(),
            store,
            buildConnection(store, () => socket.destroy()),
          );
      });
    });
  });
  // A client that disconnects without closing is normal for a store.
  client.on('error', () => socket.destroy());
}

function clientKey(client: Pick<ClientInfo, 'ip' | 'port'>): string {
  return `${client.ip}:${client.port}`;
}

async function stopServer(server: Server, sockets: ReadonlyMap<string, Socket>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of sockets.values()) socket.destroy();
  await closed;
}
