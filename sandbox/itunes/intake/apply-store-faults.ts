import type { Behaviour } from '../../stores/behaviour.ts';
import type { ItunesBehaviour } from '../behaviour.ts';
import { COVER, SANDBOX_REFUSES } from '../judge/itms-numbers.ts';
import type { Judgement } from '../judge/judge-package.ts';
import type { PackageMessage, ReceivedPackage } from '../package-records.ts';

interface FaultContext {
  itunes: ItunesBehaviour;
  /** The behaviour of the store whose name the door has. */
  store: Behaviour;
  /** The packages of the door so far. */
  earlier: readonly ReceivedPackage[];
}

/** Returns the messages about a package with those that the set faults add. */
export function applyFaults(
  { messages, kind, reading }: Judgement,
  { itunes, store, earlier }: FaultContext,
): PackageMessage[] {
  const vendorId = reading?.album.vendor_id ?? null;
  const before = earlier.filter(({ vendor_id }) => vendor_id === vendorId);
  const added: PackageMessage[] = [];
  const refuse = (number: number, text: string, at = 'Album') => added.push({ severity: 'error', number, text, at });
  const isWanted = store.refuse_only === null || store.refuse_only === kind;
  const isToRefuse = store.refuse_release !== null || store.refuse_only !== null || store.refuse_once;
  const isOver = store.refuse_once && before.some(({ is_refused }) => is_refused);
  if (isToRefuse && isWanted && !isOver) refuse(SANDBOX_REFUSES, 'The sandbox is set to refuse');
  if (itunes.refuse_cover_once && before.length === 0 && kind !== 'takedown') {
    refuse(COVER, 'Wrong cover: the artwork shows an address', 'Album/ArtworkFiles');
  }
  if (store.old_delivery !== null && store.old_delivery === reading?.album.upc) {
    refuse(SANDBOX_REFUSES, 'Another distributor delivers this UPC');
  }
  return [...messages, ...added];
}

export function isRefused(messages: readonly PackageMessage[], { refuse_warnings }: ItunesBehaviour): boolean {
  return messages.some(({ severity }) => refuse_warnings || severity === 'error');
}
