import type { ClaimService } from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import type { RightsService } from '../../gateways/rights/rights.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The fingerprint services that are configured. */
export type RightsServices = Readonly<Partial<Record<ClaimService, RightsService>>>;

export type ClaimJobContext = BaseContext & { log: Log; rights: RightsServices; is_sandbox: boolean };
