import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { parsePurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';
import type { ErnDeal, ErnHeader, ErnRelease, ErnVersion } from '@tangent/ddex/model.ts';
import type { CatalogueRelease, UnderstoodKind } from './store-records.ts';

/** What a message says, as far as it could be read. A purge has no release, only its codes. */
export interface Understood {
  header: ErnHeader | null;
  version: ErnVersion | null;
  icpn: string | null;
  release: ErnRelease | null;
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
 * What a store takes a message for: messages do not say it, a store goes by the release, by what it may do with it, and by the
 * time of the message.
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

/** The terms that hold for each track: its own, or those of the release. */
export function listTrackDeals(release: ErnRelease): ErnDeal[][] {
  return release.tracks.map((track) => track.deals ?? release.deals);
}

function isOver(release: ErnRelease, now: Date): boolean {
  return listTrackDeals(release).every((deals) => deals.every((deal) => hasEnded(deal, now)));
}

function hasEnded(deal: ErnDeal, now: Date): boolean {
  return deal.end_at !== null && new Date(deal.end_at) <= now;
}

// Two messages may be written within one moment; then the time in the name of their folder decides.
function isOlder(header: ErnHeader, batchId: string, known: CatalogueRelease): boolean {
  const difference = Date.parse(header.created_at) - Date.parse(known.stated_at);
  return difference < 0 || (difference === 0 && batchId < known.batch_id);
}
