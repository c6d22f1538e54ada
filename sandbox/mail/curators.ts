import { isOwnAddress } from './open-links.ts';

export const CURATOR_HABITS = ['ignore', 'listen', 'accept', 'decline'] as const;
/** The action of a curator on a pitch that arrives by mail; without a habit there is none. */
export type CuratorHabit = (typeof CURATOR_HABITS)[number];

const PATIENCE_MS = 5_000;
const LINK = /https?:\/\/[^\s"'<>/]+\/curator\/[\w.-]+/;
const LISTENING_LINK = /\/curator\/listen\/[\w.-]+/;

/** The people behind the addresses of playlists: each answers through the link in the mail, as a person would. */
export interface Curators {
  setHabit(address: string, habit: CuratorHabit): void;
  list(): { address: string; habit: CuratorHabit; answered: number }[];
  /** Reads a mail that has arrived, and does what its recipients do. */
  receive(mail: { to: readonly string[]; text: string | null }): Promise<void>;
  reset(): void;
}

export function createCurators(): Curators {
  const curators = new Map<string, { habit: CuratorHabit; answered: number }>();
  return {
    setHabit: (address, habit) => {
      curators.set(address, { habit, answered: curators.get(address)?.answered ?? 0 });
    },
    list: () => [...curators].map(([address, curator]) => ({ address, ...curator })),
    receive: async ({ to, text }) => {
      const [link] = LINK.exec(text ?? '') ?? [];
      if (link === undefined || !isOwnAddress(link)) return;
      for (const address of to) {
        const curator = curators.get(address);
        if (curator !== undefined && (await answer(link, curator.habit))) curator.answered += 1;
      }
    },
    reset: () => curators.clear(),
  };
}

/** Opens the page of the pitch, hears the song if the habit says so, and sends the form; true if an answer was taken. */
async function answer(link: string, habit: CuratorHabit): Promise<boolean> {
  if (habit === 'ignore') return false;
  const page = await open(link);
  const [listening] = LISTENING_LINK.exec(page ?? '') ?? [];
  if (listening !== undefined) await open(new URL(listening, link).href);
  if (habit === 'listen') return false;
  const fields = habit === 'accept' ? { answer: 'accept' } : { answer: 'decline', reason: 'mood' };
  return (await open(link, new URLSearchParams({ ...fields, comment: '' }))) !== null;
}

/** A product that is stopped or slow must not keep the mail from arriving. */
async function open(address: string, body?: URLSearchParams): Promise<string | null> {
  const request = body === undefined ? {} : { method: 'POST', body };
  return fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (response) => (response.ok ? response.text() : null))
    .catch(() => null);
}
