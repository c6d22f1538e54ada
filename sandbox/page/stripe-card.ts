import { DISPUTE_STEPS } from '../stripe/actions/dispute-actions.ts';
import { PAYEE_STATES, TRANSFER_REFUSALS } from '../stripe/connect-rows.ts';
import type { PayeeView, TransferView } from '../stripe/describe-payees.ts';
import type { CustomerView, EventView, StripeView, SubscriptionView } from '../stripe/describe-stripe.ts';
import { HOOK_FAULTS, type HookFault } from '../stripe/hooks/hook-behaviour.ts';
import { describeCard } from '../stripe/pages/card-choice.ts';
import { formatCents } from '../stripe/pages/money.ts';
import { CARD_KINDS, type CardKind } from '../stripe/rows.ts';
import { type Html, html } from './html.ts';

/** Renders the payees of the simulated Stripe and the transfers to them. */
function renderStripePayees(payees: readonly PayeeView[]): Html {
  return html`<section class="card" aria-labelledby="stripe-payees"><h3 id="stripe-payees">Stripe payouts</h3>
<p class="quiet">The app opens the onboarding pages.</p>
${payees.length === 0 ? html`<p class="quiet">No payees yet.</p>` : html`<ul>${payees.map(renderPayee)}</ul>`}</section>`;
}

function renderPayee({ id, email, state, transfers }: PayeeView): Html {
  const options = PAYEE_STATES.map((one) => html`<option${one === state ? ' selected' : null}>${one}</option>`);
  return html`<li><strong>${email ?? id}</strong> <span class="pill${state === 'ready' ? ' live' : null}">${state}</span>
<form class="row" method="post" action="/control/stripe/accounts/${id}/state"><label>State <select name="state">${options}</select></label>
<button type="submit">Change</button></form>
${transfers.length === 0 ? null : html`<ul>${transfers.map(renderTransfer)}</ul>`}</li>`;
}

function renderTransfer({ id, amount_cents, description, created, is_reversed }: TransferView): Html {
  const reverse = html`<form method="post" action="/control/stripe/transfers/${id}/reverse">
<button type="submit" aria-label="Reverse ${formatCents(amount_cents)} ${id}">Reverse</button></form>`;
  return html`<li>${formatCents(amount_cents)} <span class="quiet">${description ?? id}</span> <time>${created}</time>
${is_reversed ? html`<span class="pill">reversed</span>` : reverse}</li>`;
}

const EVENTS_SHOWN = 8;

const FAULT_LABELS: Record<HookFault, string> = {
  wrong_signature: 'with a wrong signature',
  old_timestamp: 'with an old timestamp',
  changed_byte: 'with a changed byte',
};

const STATE_LABELS: Record<EventView['state'], string> = {
  unsent: 'no endpoint',
  lost: 'lost on purpose',
  held: 'held back',
  waiting: 'not accepted yet',
  delivered: 'delivered',
  given_up: 'given up',
};

/** Renders the simulated Stripe: its customers, the events sent to the product, and its behaviour form. */
export function renderStripe(view: StripeView): Html {
  const requests = Object.values(view.requests).reduce((sum, count) => sum + count, 0);
  return html`<section class="card" aria-labelledby="stripe-customers"><h3 id="stripe-customers">Stripe customers</h3>
<p class="quiet">${requests} requests since the last reset. The app opens the checkout pages.</p>
${view.customers.length === 0 ? html`<p class="quiet">No customers yet.</p>` : html`<ul>${view.customers.map(renderCustomer)}</ul>`}
<details><summary>Behaviour</summary>${renderBehaviour(view)}</details></section>
${renderStripePayees(view.payees)}
<section class="card" aria-labelledby="stripe-events"><h3 id="stripe-events">Stripe events</h3>
<p class="quiet">${view.endpoint === null ? 'No endpoint is set.' : html`Sent to <code>${view.endpoint}</code>`}</p>
${view.events.length === 0 ? html`<p class="quiet">None yet.</p>` : html`<ul>${view.events.slice(0, EVENTS_SHOWN).map(renderEvent)}</ul>`}
${view.events.some(({ state }) => state === 'held') ? renderRelease() : null}</section>`;
}

function renderCustomer({ id, email, card, subscriptions }: CustomerView): Html {
  return html`<li><strong>${email ?? id}</strong><br>${subscriptions.length === 0 ? 'no plan' : null}${subscriptions.map(renderSubscription)}
${card === null ? null : renderCard(id, card)}${subscriptions.length === 0 ? null : renderDispute(id)}</li>`;
}

function renderDispute(id: string): Html {
  return html`<form class="row" method="post" action="/control/stripe/customers/${id}/dispute"><label>Dispute of the newest payment <select name="step">${DISPUTE_STEPS.map(
    (step) => html`<option>${step}</option>`,
  )}</select></label><button type="submit">Send</button></form>`;
}

function renderCard(id: string, card: CardKind): Html {
  return html`<form class="row" method="post" action="/control/stripe/customers/${id}/card"><label>Card <select name="card">${CARD_KINDS.map(
    (kind) => html`<option value="${kind}"${kind === card ? ' selected' : null}>${describeCard(kind)}</option>`,
  )}</select></label><button type="submit">Change</button></form>`;
}

function renderSubscription(subscription: SubscriptionView): Html {
  const { status, products, yearly_cents, period_end, cancel_at_period_end } = subscription;
  const next = cancel_at_period_end ? 'ends' : 'renews';
  return html`<span class="pill${status === 'active' ? ' live' : null}">${status}</span> ${products.join(' + ')},
${formatCents(yearly_cents)} a year${status === 'canceled' ? null : html`, ${next} <time>${period_end}</time>`}<br>`;
}

function renderEvent({ id, type, created, object, state, attempts, last_status }: EventView): Html {
  const isBad = state === 'given_up' || state === 'waiting';
  const tries =
    attempts === 0 ? '' : `, ${attempts === 1 ? 'once' : `${attempts} times`}, response ${last_status ?? 'none'}`;
  return html`<li><strong>${type}</strong> <code>${object}</code><br><time>${created}</time>
<span${isBad ? ' class=bad' : null}>${STATE_LABELS[state]}${tries}</span>
<form method="post" action="/control/stripe/events/${id}/replay"><button type="submit" aria-label="Send ${type} ${object} again">Send again</button></form></li>`;
}

function renderRelease(): Html {
  return html`<form class="row" method="post" action="/control/stripe/hooks/release">
<button name="order" value="as_it_was">Release held events</button><button name="order" value="reverse">Release in reverse order</button></form>`;
}

function renderBehaviour({ behaviour }: StripeView): Html {
  const faults = HOOK_FAULTS.map(
    (fault) =>
      html`<option value="${fault}"${behaviour.hook_fault === fault ? ' selected' : null}>${FAULT_LABELS[fault]}</option>`,
  );
  const refusals = TRANSFER_REFUSALS.map(
    (code) => html`<option${behaviour.refuse_transfers === code ? ' selected' : null}>${code}</option>`,
  );
  return html`<form method="post" action="/control/stripe/behaviour">
<fieldset><legend>API calls</legend>
<label>Fail with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label><input type="hidden" name="drop_reply" value="false">
<input type="checkbox" name="drop_reply" value="true"${behaviour.drop_reply ? ' checked' : null}>Apply the change, then cut the connection</label>
<label>Delay (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
<label>Only calls whose path starts with <input type="text" name="only_path" value="${behaviour.only_path}" placeholder="/v1/invoices"></label></fieldset>
<fieldset><legend>Renewals</legend>
<label>Delay of the charge (minutes) <input type="number" min="0" max="1440" name="settle_renewals_after_minutes" value="${behaviour.settle_renewals_after_minutes}"></label></fieldset>
<fieldset><legend>Payouts</legend>
<label>Refuse transfers with <select name="refuse_transfers"><option value="">(normal)</option>${refusals}</select></label></fieldset>
<fieldset><legend>Messages about events</legend>
<label>Lose the next <input type="number" min="0" max="1000" name="lose_events" value="${behaviour.lose_events}"></label>
<label>Send each event (times) <input type="number" min="1" max="100" name="send_times" value="${behaviour.send_times}"></label>
<label><input type="hidden" name="hold_events" value="false">
<input type="checkbox" name="hold_events" value="true"${behaviour.hold_events ? ' checked' : null}>Hold events back</label>
<label>Send messages <select name="hook_fault"><option value="">without a fault</option>${faults}</select></label></fieldset>
<button type="submit">Apply</button></form>`;
}
