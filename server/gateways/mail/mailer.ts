import nodemailer from 'nodemailer';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** The same for every try, so that a mailbox shows an email once even when it was sent twice. */
  message_id: string;
}

/** Sends emails by SMTP. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const CONNECT_WITHIN_MS = 10_000;

/** `url` is `smtp://user:password@host:port` or `smtps://…`, `from` an address with or without a name. */
export function createMailer(options: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(options.url, { from: options.from });
  Object.assign(transport.options, { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: CONNECT_WITHIN_MS });
  return {
    send: async ({ to, subject, html, text, message_id }) => {
      const messageId = `<${message_id}@${getHost(options.from)}>`;
      await transport.sendMail({
        to: { name: oneLine(to.name), address: to.address },
        subject: oneLine(subject),
        html,
        text,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // No email may make the mailer open a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

// Titles and names are user input; a line break in a header would start another header.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function getHost(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
