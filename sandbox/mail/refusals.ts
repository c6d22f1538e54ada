/** The answer of a mail server that refuses a recipient, such as `550` and `5.1.1 No such user`. */
interface Answer {
  code: number;
  text: string;
}

/** The addresses that the mail servers of the world refuse, and with which answer. */
export interface Refusals {
  /** `answer` is as in SMTP: `550 5.1.1 No such user`; null lets mails in again. */
  set(address: string, answer: string | null): void;
  find(address: string): Answer | null;
  list(): { address: string; answer: string }[];
  reset(): void;
}

export function createRefusals(): Refusals {
  const refused = new Map<string, Answer>();
  return {
    set: (address, answer) => {
      const key = address.toLowerCase();
      if (answer === null) refused.delete(key);
      else refused.set(key, { code: Number(answer.slice(0, 3)), text: answer.slice(4) });
    },
    find: (address) => refused.get(address.toLowerCase()) ?? null,
    list: () => [...refused].map(([address, { code, text }]) => ({ address, answer: `${code} ${text}` })),
    reset: () => refused.clear(),
  };
}
