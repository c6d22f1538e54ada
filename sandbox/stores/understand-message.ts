import { parseInstant } from '@tangent/ddex/check/parse-instant.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { parsePurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';
import type { ErnDeal, ErnHeader, ErnVersion, ReadRelease } from '@tangent/ddex/model.ts';
import type { CatalogueRelease, UnderstoodKind } from './store-records.ts';

/** The readable contents of a message. A purge has no release, only its codes. */
export interface Understood {
  header: ErnHeader | null;
  version: ErnVersion | null;
  icpn: string | null;
  release: ReadRelease | null;
  issues: readonly ErnIssue[];
}

export function readMessageText(xml: string): Understood {
  const reading = parseNewReleaseMessage(xml);
  if (reading.message !== null) {
    const { header, version, release } = reading.message;
    return { header, version, icpn: release.icpn, release, issues: [] };
  }
  if (reading.issues.some(({ code }) => code === 'message_unknown')) {
    const purge = parsePurgeMessage(xml);
    if (purge.message !== null) {
      const { header, version, release } = purge.message;
      return { header, version, icpn: release.icpn, release: null, issues: [] };
    }
  }
  return { header: null, version: null, icpn: null, release: null, issues: reading.issues };
}

/**
 * Classifies a message. Messages do not state their kind: a store derives it from the release, its deals and the time
 * of the message.
 */
export function classifyMessage(
  { header, release }: Understood,
  known: CatalogueRelease | undefined,
  delivery: { batch_id: string; now: Date },
): UnderstoodKind {
  if (header === null) return 'unread';
  if (known !== undefined && isOlder(header, delivery.batch_id, known)) return 'older';
  if (release === null) return 'purge';
  if (isOver(release, delivery.now)) return 'takedown';
  return known === undefined ? 'insert' : 'update';
}

/** Lists the deals that hold for each track: its own, or those of the release. */
export function listTrackDeals(release: ReadRelease): ErnDeal[][] {
  return release.tracks.map((track) => track.deals ?? release.deals);
}

function isOver(release: ReadRelease, now: Date): boolean {
  return listTrackDeals(release).every((deals) => deals.every((deal) => hasEnded(deal, now)));
}

function hasEnded(deal: ErnDeal, now: Date): boolean {
  return deal.end_at !== null && parseInstant(deal.end_at) <= now.getTime();
}

// Two messages may carry the same time; then the time in the name of their folder decides.
function isOlder(header: ErnHeader, batchId: string, known: CatalogueRelease): boolean {
  const difference = Date.parse(header.created_at) - Date.parse(known.stated_at);
  return difference < 0 || (difference === 0 && batchId < known.batch_id);
}
