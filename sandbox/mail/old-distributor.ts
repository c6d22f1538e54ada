import type { Stores } from '../stores/create-stores.ts';

const ADDRESS = /@old-distributor\.example$/;
const UPC = /\bUPC (\d{8,14})\b/;

/** A release that the old distributor took down at a store. */
interface OldTakedown {
  icpn: string;
  store_id: string;
}

/** The distributor from which an artist moves: a mail to it takes a release down at the stores that the mail names. */
export interface OldDistributor {
  list(): readonly OldTakedown[];
  receive(mail: { to: readonly string[]; text: string | null }): Promise<void>;
  reset(): void;
}

export function createOldDistributor(stores: Pick<Stores, 'list'>): OldDistributor {
  const done: OldTakedown[] = [];
  return {
    list: () => done,
    receive: async ({ to, text }) => {
      const words = (text ?? '').replaceAll(/\s+/g, ' ');
      const [, icpn] = UPC.exec(words) ?? [];
      if (icpn === undefined || !to.some((address) => ADDRESS.test(address))) return;
      for (const store of stores.list()) {
        if (store.behaviour().old_delivery !== icpn || !isNamed(store.id, words)) continue;
        store.behave({ old_delivery: null });
        done.push({ icpn, store_id: store.id });
      }
    },
    reset: () => {
      done.length = 0;
    },
  };
}

/** Whether a text names a store, such as `YouTube Music` for `youtube-music`. */
function isNamed(storeId: string, text: string): boolean {
  return new RegExp(`\\b${storeId.replaceAll('-', '[ -]')}\\b`, 'i').test(text);
}
