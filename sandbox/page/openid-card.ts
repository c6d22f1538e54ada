import { TOKEN_FAULTS, type TokenFault } from '../openid/behaviour.ts';
import type { OpenidView } from '../openid/create-openid.ts';
import { type Html, html } from './html.ts';

const FAULT_LABELS: Record<TokenFault, string> = {
  alg_none: 'not signed at all',
  hs256_with_public_key: 'signed with the public key as a secret',
  other_audience: 'meant for another app',
  other_issuer: 'from another issuer',
  expired: 'expired',
  not_yet_valid: 'not valid yet',
  no_subject: 'without a subject',
  unverified_email: 'with an email that is not verified',
  wrong_nonce: 'with the nonce of another sign-in',
  unknown_key: 'signed with an unknown key',
};

/** Renders the simulated Google and Apple: their request counts and their behaviour form. */
export function renderOpenid({ behaviour, id_tokens, requests }: OpenidView): Html {
  const faults = TOKEN_FAULTS.map(
    (fault) =>
      html`<option value="${fault}"${behaviour.fault === fault ? ' selected' : null}>${FAULT_LABELS[fault]}</option>`,
  );
  return html`<section class="card" aria-labelledby="openid"><h3 id="openid">Sign-in with Google and Apple</h3>
<p class="quiet">${requests} requests from programs and ${id_tokens} id tokens since the last reset.</p>
<details><summary>Behaviour</summary><form method="post" action="/control/openid/behaviour">
<label>Id tokens are <select name="fault"><option value="">valid</option>${faults}</select></label>
<label>Fail calls of programs with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label>Delay responses to programs (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
<button type="submit">Apply</button></form></details></section>`;
}
