import type Stripe from 'stripe';
import type { AccountRow, PayeeState } from '../connect-rows.ts';

/** The details that Stripe still requires from a payee. */
const REQUIREMENTS: Record<PayeeState, string[]> = {
  incomplete: ['external_account', 'individual.dob.day', 'tos_acceptance.date'],
  pending: [],
  ready: [],
  restricted: ['individual.verification.document'],
  rejected: [],
  closed: [],
};

const DISABLED: Record<PayeeState, Stripe.Account.Requirements.DisabledReason | null> = {
  incomplete: 'requirements.past_due',
  pending: 'requirements.pending_verification',
  ready: null,
  restricted: 'requirements.past_due',
  rejected: 'rejected.other',
  closed: null,
};

export function shapeAccount({ id, created, email, metadata, state }: AccountRow): Stripe.Account {
  const is_ready = state === 'ready';
  return {
    id,
    object: 'account',
    created,
    email,
    metadata,
    type: 'express',
    business_type: null,
    country: 'US',
    charges_enabled: false,
    payouts_enabled: is_ready,
    details_submitted: state !== 'incomplete',
    business_profile: null,
    default_currency: 'usd',
    capabilities: { transfers: is_ready ? 'active' : state === 'pending' ? 'pending' : 'inactive' },
    controller: {
      type: 'application',
      is_controller: true,
      requirement_collection: 'stripe',
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    requirements: {
      alternatives: [],
      current_deadline: null,
      errors: [],
      currently_due: REQUIREMENTS[state],
      eventually_due: REQUIREMENTS[state],
      past_due: REQUIREMENTS[state],
      disabled_reason: DISABLED[state],
      pending_verification: state === 'pending' ? ['individual.verification.document'] : [],
    },
  };
}
