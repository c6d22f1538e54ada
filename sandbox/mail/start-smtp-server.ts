import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Envelope, Mailbox } from './mailbox.ts';
import type { Refusals } from './refusals.ts';

export interface SmtpServer {
  port: number;
  stop(): Promise<void>;
}

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/** Accepts and saves any mail from a sender on this machine, unless its recipient is to be refused; never forwards one. */
export async function startSmtpServer(
  port: number,
  mailbox: Mailbox,
  refusals: Pick<Refusals, 'find'>,
): Promise<SmtpServer> {
  const smtp = new SMTPServer({
    banner: 'Tangent sandbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    onRcptTo({ address }, _session, callback) {
      const answer = refusals.find(address);
      callback(answer === null ? null : Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData(stream, session, callback) {
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('the mail is too large'), { responseCode: 552 });
          return mailbox.save(raw, toEnvelope(session));
        })
        .then(() => callback(), callback);
    },
  });
  // A client that disconnects early must not stop the server.
  smtp.on('error', () => undefined);
  const server = smtp.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

function toEnvelope({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
