import { openPayoneer } from '../gateways/payoneer/open-payoneer.ts';
import type { Payoneer } from '../gateways/payoneer/payoneer.ts';
import type { Connect } from '../gateways/stripe/connect.ts';
import { openConnect } from '../gateways/stripe/open-connect.ts';
import type { Config } from './config.ts';

/** The services that bring money to people; without credentials Payoneer is not offered. */
export function openPayoutServices(config: Config): { connect: Connect; payoneer: Payoneer | null } {
  const { stripe_api_url: api_url, stripe_secret_key: secret_key } = config;
  return { connect: openConnect({ api_url, secret_key }), payoneer: openPayoneerOf(config) };
}

function openPayoneerOf(config: Config): Payoneer | null {
  const { payoneer_api_url: api_url, payoneer_login_url: login_url } = config;
  const {
    payoneer_program_id: program_id,
    payoneer_client_id: client_id,
    payoneer_client_secret: client_secret,
  } = config;
  if (program_id === undefined || client_id === undefined || client_secret === undefined) return null;
  return openPayoneer({ api_url, login_url, program_id, client_id, client_secret });
}
