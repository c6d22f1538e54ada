import net from 'node:net';

/** Throws with the name of the setting when somebody already listens there. */
export async function checkPort(host: string, port: number, setting: string): Promise<void> {
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
