import type { ErnContributor, ErnContributorRole, ErnProprietaryId } from './model.ts';

/** One line of credits: a person in one role or on one instrument. */
export interface Credit {
  name: string;
  role: ErnContributorRole;
  instrument: string | null;
  ids: ErnProprietaryId[];
}

/**
 * The contributors of a recording from its lines of credit: one per person (DDEX Release Profiles, Audio: one Contributor per
 * party), roles and instruments in the order they were given, nothing twice. The instruments `vocals` and `backing_vocals` are
 * roles of a voice, not instruments.
 */
export function buildContributors(_credits: readonly Credit[]): ErnContributor[] {
  throw new Error('not written yet');
}
