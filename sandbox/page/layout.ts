import { type Html, html, Html as Markup } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

// No scripts run, neither ours nor those of a mail; images in mails load from this machine only.
export const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://127.0.0.1:* http://localhost:*; form-action 'self'";

export function renderLayout(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${new Markup(PAGE_STYLE)}</style></head><body>
${body}
</body></html>`.text;
}
