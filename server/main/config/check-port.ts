import net from 'node:net';

/** Throws with the name of the setting when it is not a port, or the port is in use. */
export async function checkPort(host: string, port: number, setting: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${setting} must be a whole number from 1 to 65535`);
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      const taken = `Port ${port} is already in use. Stop the program that uses it, or choose another port with ${setting}`;
      reject(isTaken ? new Error(taken) : error);
    });
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
