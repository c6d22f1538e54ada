import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { readJsonFile, writeFileAtomically, writeJsonFile } from '../atomic-file.ts';
import { openLinks } from './open-links.ts';

export interface MailSummary {
  id: string;
  received_at: string;
  from: string;
  /** The envelope recipients, which may differ from the headers. */
  to: string[];
  subject: string;
}

export interface Mail extends MailSummary {
  /** The sender as written in the headers: `Tangent <hello@…>`. */
  sender: string;
  headers: { key: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: { name: string | null; type: string; size_bytes: number }[];
}

export interface Envelope {
  from: string;
  to: string[];
}

/** A person or a company behind addresses that acts on the mails to them. */
export interface MailReader {
  receive(mail: { to: readonly string[]; text: string | null }): Promise<void>;
}

export interface Mailbox {
  save(raw: Uint8Array, envelope: Envelope): Promise<void>;
  /** Newest first. */
  list(to: string | null): Promise<MailSummary[]>;
  find(id: string): Promise<Mail | null>;
  clear(): Promise<void>;
}

/**
 * Keeps mails on disk: the raw mail as `.eml`, the parsed content as `.json`. A mail is listed once a robot has opened
 * its links to releases.
 */
export function createMailbox(folder: string, now: () => Date, readers: readonly MailReader[]): Mailbox {
  const file = (id: string) => join(folder, `${id}.json`);
  const find = (id: string) => (isMailId(id) ? readJsonFile<Mail | null>(file(id), null) : Promise.resolve(null));
  return {
    find,
    clear: () => rm(folder, { recursive: true, force: true }),
    async save(raw, envelope) {
      const received_at = now().toISOString();
      const id = `${received_at.replace(/\D/g, '')}-${randomUUID()}`;
      await writeFileAtomically(join(folder, `${id}.eml`), raw);
      const mail = await parseMail(raw, { id, received_at, from: envelope.from, to: envelope.to });
      await openLinks(mail);
      await writeJsonFile(file(id), mail);
      // People act after the mail has arrived, not while it is being accepted.
      for (const reader of readers) void reader.receive(mail);
    },
    async list(to) {
      const mails = await Promise.all((await listMailIds(folder)).map(find));
      return mails
        .filter((mail) => mail !== null)
        .filter((mail) => to === null || mail.to.includes(to))
        .sort((a, b) => b.id.localeCompare(a.id))
        .map(({ id, received_at, from, to, subject }) => ({ id, received_at, from, to, subject }));
    },
  };
}

async function parseMail(raw: Uint8Array, envelope: Omit<MailSummary, 'subject'>): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  return {
    ...envelope,
    subject: parsed.subject ?? '',
    sender: parsed.from === undefined ? envelope.from : formatAddress(parsed.from),
    headers: parsed.headers.map(({ key, value }) => ({ key, value })),
    text: parsed.text ?? null,
    html: parsed.html ?? null,
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      name: filename,
      type: mimeType,
      size_bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

function formatAddress({ name, address }: Address): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}

function isMailId(id: string): boolean {
  return /^[0-9]+-[0-9a-f-]{36}$/.test(id);
}

async function listMailIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}
