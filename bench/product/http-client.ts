import net from 'node:net';

/** A connection that sends one request after the other, with as little work of its own as possible. */
export async function openClient(port: number) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { method: string; resolve: () => void; reject: (error: Error) => void } | null = null;
  let received = '';
  const end = () => waiting?.reject(new Error('the connection ended'));
  socket.on('error', end).on('close', end);
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0 || waiting === null) return;
    const length = waiting.method === 'HEAD' ? 0 : readLength(received.slice(0, head));
    if (received.length < head + 4 + length) return;
    received = '';
    const { resolve } = waiting;
    waiting = null;
    resolve();
  });
  return {
    request: (method: string, address: string, headers: Record<string, string>) =>
      new Promise<void>((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection ended'));
        waiting = { method, resolve, reject };
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`${method} ${address} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}

/** Returns the length of the content that a head announces, in bytes; 0 when it names none. */
function readLength(head: string): number {
  const at = head.toLowerCase().indexOf('\r\ncontent-length: ');
  return at < 0 ? 0 : Number.parseInt(head.slice(at + 18), 10);
}
