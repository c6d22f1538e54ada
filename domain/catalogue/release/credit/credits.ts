import type { ContributorRole } from './contributor-role.ts';
import type { PerformerPart } from './performer-part.ts';
import type { ProductionRole } from './production-role.ts';

/**
 * One share of a track: a person in one role. Shares are whole hundredths of a percent; those of a track total 10,000.
 */
export type Contributor = {
  readonly name: string;
  readonly role: ContributorRole;
  readonly share_basis_points: number;
  /** The IPI name number of a writer, where it is known: 11 digits, or fewer without the zeros in front. */
  readonly ipi?: string | null | undefined;
};

/** A person who performs on a track. */
export type Performer = { readonly name: string; readonly instrument: PerformerPart };

/** A person who produced or engineered a track; such a credit has no share. */
export type ProductionCredit = { readonly name: string; readonly role: ProductionRole };
