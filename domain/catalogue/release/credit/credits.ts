import type { ContributorRole } from './contributor-role.ts';
import type { Instrument } from './instrument.ts';

/**
 * One share of a track: a person in one role. Shares are whole hundredths of a percent; those of a track total 10,000.
 */
export type Contributor = {
  readonly name: string;
  readonly role: ContributorRole;
  readonly share_basis_points: number;
};

/** A person who performs on a track. */
export type Performer = { readonly name: string; readonly instrument: Instrument };
