/** The server of a recipient refused an email for good: the address does not exist, or takes no mail. */
export class RecipientRefused extends Error {
  /** The answer of the server in one line, such as `550 5.1.1 No such user`. */
  readonly answer: string;

  constructor(answer: string, options: ErrorOptions) {
    super(`the recipient was refused: ${answer}`, options);
    this.answer = answer;
  }
}

interface SmtpError {
  code?: string;
  /** The command that was answered: `MAIL FROM`, `RCPT TO`, `DATA`, `AUTH …`, `CONN`; `API` before any. */
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

const ANSWER_CHARS = 200;
/** Codes that refuse a recipient when no enhanced code says more (RFC 5321, 4.2.3; RFC 7504). */
const RECIPIENT_CODES: readonly number[] = [501, 550, 551, 552, 553, 554, 556];
/** Details of `5.1` that are about the address of the sender (RFC 3463, 3.2). */
const SENDER_DETAILS: readonly number[] = [7, 8];
/** No host answers for the domain, or it lets no mail in to this recipient (RFC 3463, 3.5). */
const ROUTE_DETAILS: readonly number[] = [1, 4];
/** Words of answers that are about this product and its server: others will be refused as well. */
const ABOUT_US =
  /relay|authenti|\bauth\b|sender|spf|dkim|dmarc|block|listed|spam|reputation|policy|client host|helo|ehlo|tls|reverse|\bptr\b|rate|too many|banned/i;

/**
 * Returns the refusal of an error of nodemailer; null for everything else. A `4xx` ends by itself, and a `5xx` about the
 * sender, the sign-in, relaying or the content is for the operator: both stay errors that are tried again and counted.
 */
export function findRecipientRefusal(error: unknown): RecipientRefused | null {
  if (!(error instanceof Error)) return null;
  const { code, command, responseCode = 0, response = '', message } = error as Error & SmtpError;
  const isNoAddress = code === 'EENVELOPE' && command === 'API' && message.startsWith('Invalid recipient');
  if (!isNoAddress && !isAboutRecipient(command, responseCode, response)) return null;
  return new RecipientRefused(toLine(response || message), { cause: error });
}

function isAboutRecipient(command: string | undefined, code: number, response: string): boolean {
  if (code < 500 || code > 599 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response)?.map(Number) ?? [];
  if (subject === 1) return !SENDER_DETAILS.includes(detail ?? 0);
  if (subject === 2) return true;
  if (subject === 4) return ROUTE_DETAILS.includes(detail ?? 0);
  if (subject !== undefined && subject !== 0 && !(subject === 5 && code === 501)) return false;
  return command === 'RCPT TO' && RECIPIENT_CODES.includes(code) && !ABOUT_US.test(response);
}

function toLine(text: string): string {
  const line = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, ANSWER_CHARS).join('');
}
