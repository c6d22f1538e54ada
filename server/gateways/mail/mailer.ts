import nodemailer from 'nodemailer';
import { findRequestId } from '../../platform/log/request-id.ts';
import { findRecipientRefusal } from './recipient-refused.ts';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** The same for every try, so that a mailbox shows an email once even when it was sent twice. */
  message_id: string;
  /** The https address where one request without a cookie unsubscribes (RFC 8058), for mail to people without an account. */
  unsubscribe_address?: string;
}

/** Sends emails by SMTP; throws `RecipientRefused` when the server of the recipient refuses one for good. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const CONNECT_WITHIN_MS = 10_000;

interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** An address with or without a name. */
  from: string;
  /** Signs every email (RFC 6376); without it signing is left to the mail server. */
  dkim?: DkimKey | undefined;
}

export interface DkimKey {
  domain: string;
  selector: string;
  /** In PEM. */
  private_key: string;
}

export function createMailer(options: MailerOptions): Mailer {
  const { dkim } = options;
  const signing = dkim && {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: dkim.private_key,
  };
  const transport = nodemailer.createTransport(options.url, { from: options.from });
  Object.assign(transport.options, { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: CONNECT_WITHIN_MS });
  return {
    send: async ({ to, subject, html, text, message_id, unsubscribe_address }) => {
      const messageId = `<${message_id}@${getHost(options.from)}>`;
      const sending = transport.sendMail({
        to: { name: oneLine(to.name), address: to.address },
        subject: oneLine(subject),
        html,
        text,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...nameRequest(),
          ...buildUnsubscribeHeaders(unsubscribe_address),
        },
        // No email may make the mailer open a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signing && { dkim: signing }),
      });
      await sending.catch((error: unknown) => {
        throw findRecipientRefusal(error) ?? error;
      });
    },
  };
}

// Finds the log lines of the request that caused an email.
function nameRequest() {
  const id = findRequestId();
  return id === null ? {} : { 'X-Request-Id': id };
}

// Prepared: a folded address breaks the signature of the mail at some servers.
function buildUnsubscribeHeaders(address: string | undefined) {
  if (address === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

// Titles and names are user input; a line break in a header would start another header.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function getHost(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
