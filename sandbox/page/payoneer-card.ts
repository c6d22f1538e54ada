import type { PayoneerView, PayoutView } from '../payoneer/describe-payoneer.ts';
import { PAYOUT_REFUSALS } from '../payoneer/payoneer-refusal.ts';
import { PAYEE_STATUSES, type PayeeRow } from '../payoneer/rows.ts';
import { formatCents } from '../stripe/pages/money.ts';
import { type Html, html } from './html.ts';

/** Renders the simulated Payoneer: its payees, its payouts and its behaviour form. */
export function renderPayoneer(view: PayoneerView): Html {
  const { payees, payouts, tokens } = view;
  return html`<section class="card" aria-labelledby="payoneer"><h3 id="payoneer">Payoneer</h3>
<p class="quiet">${tokens} tokens since the last reset. The app opens the registration pages.</p>
${payees.length === 0 ? html`<p class="quiet">No payees yet.</p>` : html`<ul>${payees.map(renderPayee)}</ul>`}
${payouts.length === 0 ? null : html`<ul>${payouts.map(renderPayout)}</ul>`}
<details><summary>Behaviour</summary>${renderBehaviour(view)}</details>
<form method="post" action="/control/payoneer/end-tokens"><button type="submit">Revoke all Payoneer tokens</button></form></section>`;
}

function renderPayee({ id, email, status }: PayeeRow): Html {
  const options = PAYEE_STATUSES.map((one) => html`<option${one === status ? ' selected' : null}>${one}</option>`);
  return html`<li><strong>${email ?? id}</strong> <span class="pill${status === 'Active' ? ' live' : null}">${status}</span>
<form class="row" method="post" action="/control/payoneer/payees/${id}/status"><label>Status <select name="status">${options}</select></label>
<button type="submit">Change</button></form></li>`;
}

function renderPayout({ id, amount_cents, description, status, end, created_at }: PayoutView): Html {
  return html`<li>${formatCents(amount_cents)} <span class="quiet">${description}</span> <time>${created_at}</time>
<span class="pill${status === 'Transferred' ? ' live' : null}">${status}</span> ${end?.reason ?? null}
${status === 'Pending' ? renderReversal(id, 'Cancelled', 'Cancel') : null}
${status === 'Transferred' ? renderReversal(id, 'Returned', 'Return') : null}</li>`;
}

function renderReversal(id: string, status: string, label: string): Html {
  return html`<form class="row" method="post" action="/control/payoneer/payouts/${id}/end"><input type="hidden" name="status" value="${status}">
<label>Reason <input type="text" name="reason" maxlength="200" required value="Bank details - Invalid Branch Code"></label>
<button type="submit" aria-label="${label} ${id}">${label}</button></form>`;
}

function renderBehaviour({ behaviour }: PayoneerView): Html {
  const refusals = PAYOUT_REFUSALS.map(
    (refusal) => html`<option${behaviour.refuse_payouts === refusal ? ' selected' : null}>${refusal}</option>`,
  );
  return html`<form method="post" action="/control/payoneer/behaviour">
<fieldset><legend>Calls</legend>
<label>Fail with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label>Delay (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
${renderSwitch('refuse_tokens', 'Refuse every token', behaviour.refuse_tokens)}
${renderSwitch('drop_reply', 'Apply the change, then cut the connection', behaviour.drop_reply)}</fieldset>
<fieldset><legend>Payouts</legend>
<label>Refuse payouts with <select name="refuse_payouts"><option value="">(normal)</option>${refusals}</select></label>
${renderSwitch('hide_payouts', 'Accept payouts but do not find them', behaviour.hide_payouts)}
<label>Duration (ms) <input type="number" min="0" name="complete_after_ms" value="${behaviour.complete_after_ms}"></label>
<label>Fee (cents) <input type="number" min="0" name="fee_cents" value="${behaviour.fee_cents}"></label></fieldset>
<button type="submit">Apply</button></form>`;
}

function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}
