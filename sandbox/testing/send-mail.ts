import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Sends a mail over SMTP, one command after the other; throws if the server refuses one. */
export async function sendMail(port: number, from: string, to: string[], message: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const expectReply = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the server closed the connection');
      if (!/^[23]/.test(value)) throw new Error(value);
      if (value[3] === ' ') return;
    }
  };
  await expectReply();
  const body = `${message.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..')}\r\n.`;
  const recipients = to.map((address) => `RCPT TO:<${address}>`);
  for (const command of ['EHLO test', `MAIL FROM:<${from}>`, ...recipients, 'DATA', body, 'QUIT']) {
    socket.write(`${command}\r\n`);
    await expectReply();
  }
  socket.end();
  await once(socket, 'close');
}
