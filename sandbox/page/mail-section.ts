import type { Mail, MailSummary } from '../mail/mailbox.ts';
import { Html, html } from './html.ts';

/** The mails that arrived, and the one that is open. */
export function renderMails(mails: readonly MailSummary[], open: Mail | null): Html {
  if (mails.length === 0) return html`<p class="quiet">No mail yet.</p>`;
  return html`${open === null ? null : renderMail(open)}
<ul>${mails.map(
    (mail) => html`<li><a href="/?mail=${mail.id}#mail">${mail.subject || '(no subject)'}</a><br>
<span class="quiet">to ${mail.to.join(', ')}</span> <time>${mail.received_at}</time></li>`,
  )}</ul>`;
}

function renderMail(mail: Mail): Html {
  return html`<article class="card" id="mail"><h3>${mail.subject}</h3>
<p class="quiet">from ${mail.sender} to ${mail.to.join(', ')} <time>${mail.received_at}</time></p>
${mail.html === null ? null : renderFrame(mail.html)}
<details${mail.html === null ? ' open' : null}><summary>Text</summary><pre tabindex="0">${mail.text ?? '(none)'}</pre></details>
</article>`;
}

// The mail's own document, without scripts or forms; its links open in a new tab so that a confirmation can be followed.
function renderFrame(body: string): Html {
  const document = html`<base target="_blank">${new Html(body)}`.text;
  return html`<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${document}"></iframe>`;
}
