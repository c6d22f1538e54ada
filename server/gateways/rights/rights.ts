/** The kinds, states and answers of claims, in the words of the product. */
export type ServiceClaimKind = 'own_video' | 'ownership' | 'use';
export type ServiceClaimState = 'claimed' | 'under_review' | 'upheld' | 'released' | 'withdrawn';
type ServiceAnswer = 'keep' | 'release' | 'dispute';

/** A claim as a fingerprint service describes it. Instants are ISO 8601; texts may be empty. */
export interface ServiceClaim {
  service_claim_id: string;
  kind: ServiceClaimKind;
  state: ServiceClaimState;
  claimed_at: string;
  changed_at: string;
  isrc: string | null;
  upc: string | null;
  recording_title: string;
  video_id: string;
  video_title: string;
  video_url: string;
  channel: string;
  views: number;
  claimant: string;
  reference_title: string;
  match_start_seconds: number | null;
  match_seconds: number | null;
}

/** Tells whether we have a claim as it is, so that its details need not be asked for. */
export type IsKnown = (claim: Pick<ServiceClaim, 'service_claim_id' | 'changed_at'> & { is_ended: boolean }) => boolean;

/** A service that finds music in videos. Its calls throw `RightsError` when it does not respond as agreed. */
export interface RightsService {
  /** Lists the claims that changed since an instant, oldest change first, but for those that are known as they are. */
  listClaims(since: Date, isKnown: IsKnown): Promise<ServiceClaim[]>;
  /** Delivers an answer. A repeated delivery changes nothing. */
  answerClaim(serviceClaimId: string, answer: ServiceAnswer, reason: string): Promise<void>;
}

/** The service is unavailable or broke its protocol: trying again later may help. Carries neither key nor content. */
export class RightsError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RightsError';
  }
}
