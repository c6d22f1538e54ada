import type { Product } from './start-product.ts';

type Mail = { to: string[]; subject: string };

/** Lists emails that the same user received more than once, among those whose subject contains a text. */
export async function findRepeatedMails({ sandbox_origin }: Pick<Product, 'sandbox_origin'>, text: string) {
  const mails = (await (await fetch(`${sandbox_origin}/mail`)).json()) as Mail[];
  const found = mails.filter(({ subject }) => subject.includes(text)).map(({ to, subject }) => `${to}: ${subject}`);
  if (found.length === 0) return [`no email about ${text}at all`];
  const left = new Set(found);
  return found.filter((mail) => !left.delete(mail));
}
