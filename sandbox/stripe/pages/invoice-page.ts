import { type Html, html } from '../../page/html.ts';
import type { InvoiceRow, LineRow } from '../rows.ts';
import type { StripeState } from '../state.ts';
import { formatCents, formatDay } from './money.ts';

/** Renders an invoice and how much of it was paid or refunded. */
export function renderInvoice(state: StripeState, invoice: InvoiceRow): Html {
  const refunded = state.payments.get(invoice.payment ?? '')?.amount_refunded ?? 0;
  return html`<header><h1>Invoice ${invoice.number} (sandbox)</h1>
<p>Of ${formatDay(invoice.created)}, for ${state.customers.get(invoice.customer)?.email ?? invoice.customer}.</p></header>
<main><div class="card"><ul>${invoice.lines.map((line) => renderLine(state, line))}
<li><strong>Total: ${formatCents(invoice.total)}</strong></li></ul></div>
<p><span class="pill${invoice.status === 'paid' ? ' live' : null}">${invoice.status}</span>
${refunded === 0 ? null : html`${formatCents(refunded)} was refunded.`}</p></main>`;
}

function renderLine(state: StripeState, line: LineRow): Html {
  const name = state.products.get(state.prices.get(line.price)?.product ?? '')?.name ?? line.price;
  return html`<li>${name}${line.proration ? ' (a share of the year)' : null}: ${formatCents(line.amount)}
<span class="quiet">${formatDay(line.period_start)} to ${formatDay(line.period_end)}</span></li>`;
}
