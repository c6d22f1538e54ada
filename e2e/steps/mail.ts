import { expect } from '@playwright/test';
import { SANDBOX_ORIGIN } from '../product.ts';

export type Mail = { id: string; subject: string; text: string; html: string };

/** Waits for an email to an address whose subject contains a text, and returns the newest. */
export async function findMail(to: string, subject: string): Promise<Mail> {
  let id: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await read(`/mail?to=${encodeURIComponent(to)}`)) as { id: string; subject: string }[];
      id = mails.find((mail) => mail.subject.includes(subject))?.id;
      return id;
    })
    .toBeDefined();
  return (await read(`/mail/${id}`)) as Mail;
}

/** Returns the address behind the button of an email: the link with a token. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S*(?:token=|verify-email\/|change-email\/)[^\s\])>]+/.exec(mail.text) ?? [];
  if (link === undefined) throw new Error(`no link in "${mail.subject}": ${mail.text}`);
  return link;
}

async function read(path: string): Promise<unknown> {
  return (await fetch(`${SANDBOX_ORIGIN}${path}`)).json();
}
