import http from 'node:http';

/**
 * A process of one stranger for `bench/strangers.ts`: sends requests over many connections, each again as soon as it is
 * answered, until it gets the order to stop, and reports the responses by status. It has an address of its own, as a stranger
 * has, and a process of its own, so that its work is not measured with that of the others.
 */
export interface StrangerOrder {
  connections: number;
  /** Sent in turns; `{n}` in a path or a header is the number of the request. */
  requests: { method: string; path: string; headers?: Record<string, string> }[];
}
export type StrangerCounts = Record<string, number>;

/** All of 127.0.0.0/8 is this machine, and each address of it is a network of its own. */
const STRANGER = '127.0.9.9';

const port = Number(process.argv[2]);
const statuses: StrangerCounts = {};
let isOver = false;
let sent = 0;

function send(agent: http.Agent, { method, path, headers = {} }: StrangerOrder['requests'][number]): Promise<void> {
  const n = String(sent++);
  const own = Object.entries(headers).map(([name, value]) => [name, value.replaceAll('{n}', n)]);
  const options = { agent, method, port, host: '127.0.0.1', localAddress: STRANGER, headers: Object.fromEntries(own) };
  return new Promise((resolve) => {
    const count = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    http
      .request({ ...options, path: path.replaceAll('{n}', n) }, (response) => {
        response.on('error', () => count('cut')).on('end', () => count(response.statusCode ?? 'cut'));
        response.resume();
      })
      .on('error', () => count('cut'))
      .end();
  });
}

async function attack({ connections, requests }: StrangerOrder): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const connect = async () => {
    while (!isOver) {
      const request = requests[sent % requests.length];
      if (request) await send(agent, request);
    }
  };
  await Promise.all(Array.from({ length: connections }, connect));
  agent.destroy();
}

let attacking: Promise<void> = Promise.resolve();
process.on('message', async (order: StrangerOrder | 'stop') => {
  if (order !== 'stop') {
    attacking = attack(order);
    return;
  }
  isOver = true;
  await attacking;
  process.send?.(statuses);
});
process.send?.('ready');
