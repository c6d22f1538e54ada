import { stores } from '@tangent/db/schema/catalogue/store.ts';
import type { DsrReportHead } from '@tangent/ddex/dsr/sale.ts';
import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { OwnParty } from '../../store-file/public.ts';

type Store = { id: string; name: string; ddex_party_id: string | null; party_id_confirmed: boolean };

interface Named {
  file: { readonly name: string };
  head: DsrReportHead | null;
  statements: readonly { readonly store_id: string | null }[];
  own: OwnParty;
}

/**
 * Returns where a report contradicts itself about who sent it to whom: the name of one party beside the id of another, or a
 * file named after another store (docs/standards/reports.md).
 */
export async function findPartyReasons(tx: Db | Tx, { file, head, statements, own }: Named): Promise<HoldReason[]> {
  const { id, name, ddex_party_id, party_id_confirmed } = stores;
  const known = await tx
    .select({ id, name, ddex_party_id, party_id_confirmed })
    .from(stores)
    .where(eq(stores.active, true));
  return [
    ...(head !== null && isOurNameOnly(head, own) ? (['recipient_mismatch'] as const) : []),
    ...(head !== null && isOtherSender(head, known) ? (['sender_mismatch'] as const) : []),
    ...(isNamedOtherwise(file.name, { head, statements, known }) ? (['file_name_mismatch'] as const) : []),
  ];
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

// A former name beside our id is right: ids stay.
function isOurNameOnly({ recipient_party_id, recipient_name }: DsrReportHead, { dpid, name }: OwnParty): boolean {
  return isSame(recipient_name, name) && recipient_party_id.trim() !== '' && !isSame(recipient_party_id, dpid);
}

// Several stores may have one id. An id that nobody has confirmed may be wrong, so an unknown one beside it says nothing.
function isOtherSender({ sender_party_id, sender_name }: DsrReportHead, known: readonly Store[]): boolean {
  const party = sender_party_id.trim();
  const named = known.filter(({ id, name }) => isSame(sender_name, name) || isSame(sender_name, id));
  if (party === '' || named.length === 0) return false;
  const owners = known.filter(({ ddex_party_id }) => ddex_party_id !== null && isSame(ddex_party_id, party));
  if (owners.length > 0) return !owners.some((owner) => named.includes(owner));
  return named.every(({ ddex_party_id, party_id_confirmed }) => ddex_party_id !== null && party_id_confirmed);
}

const PARTY_ID = /PADPIDA[0-9A-Z]{11}/gi;

function isNamedOtherwise(
  fileName: string,
  { head, statements, known }: Pick<Named, 'head' | 'statements'> & { known: readonly Store[] },
): boolean {
  const parties = fileName.match(PARTY_ID) ?? [];
  const stated = head === null ? [] : [head.sender_party_id, head.recipient_party_id].filter((id) => id !== '');
  if (stated.length > 0 && parties.some((party) => !stated.some((id) => isSame(id, party)))) return true;
  const own = statements.flatMap(({ store_id }) => store_id ?? []);
  const words = toWords(fileName);
  const named = known.filter(({ id, name }) => words.includes(toWords(id)) || words.includes(toWords(name)));
  return own.length > 0 && named.length > 0 && !named.some(({ id }) => own.includes(id));
}

/** Returns a name as whole words between hyphens: 'Deezer 2026-01.csv' contains '-deezer-'. */
function toWords(name: string): string {
  return `-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-`.replace(/-+/g, '-');
}
