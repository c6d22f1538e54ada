import { PAYEE_STATES } from '../stripe/connect-rows.ts';
import type { PayeeView, TransferView } from '../stripe/describe-payees.ts';
import { formatCents } from '../stripe/pages/money.ts';
import { type Html, html } from './html.ts';

/** Whom the made-up Stripe pays, and what it handed over to them. */
export function renderStripePayees(payees: readonly PayeeView[]): Html {
  return html`<section class="card" aria-labelledby="stripe-payees"><h3 id="stripe-payees">Stripe payouts</h3>
<p class="quiet">Pages for details are opened by the app.</p>
${payees.length === 0 ? html`<p class="quiet">Nobody is paid yet.</p>` : html`<ul>${payees.map(renderPayee)}</ul>`}</section>`;
}

function renderPayee({ id, email, state, transfers }: PayeeView): Html {
  const options = PAYEE_STATES.map((one) => html`<option${one === state ? ' selected' : null}>${one}</option>`);
  return html`<li><strong>${email ?? id}</strong> <span class="pill${state === 'ready' ? ' live' : null}">${state}</span>
<form class="row" method="post" action="/control/stripe/accounts/${id}/state"><label>They are <select name="state">${options}</select></label>
<button type="submit">Change</button></form>
${transfers.length === 0 ? null : html`<ul>${transfers.map(renderTransfer)}</ul>`}</li>`;
}

function renderTransfer({ id, amount_cents, description, created, is_reversed }: TransferView): Html {
  const reverse = html`<form method="post" action="/control/stripe/transfers/${id}/reverse">
<button type="submit" aria-label="Take back ${formatCents(amount_cents)} ${id}">Take back</button></form>`;
  return html`<li>${formatCents(amount_cents)} <span class="quiet">${description ?? id}</span> <time>${created}</time>
${is_reversed ? html`<span class="pill">taken back</span>` : reverse}</li>`;
}
