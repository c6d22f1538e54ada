/** The address of the support, put into the shell of the app by the server from its settings. */
export function getSupportEmail(): string {
  return readMeta('support-email');
}

/** Addresses of the product's own profiles elsewhere, for the footer. */
export function getSocialLinks(): string[] {
  return readMeta('social-links').split(' ').filter(Boolean);
}

/** The help centre; without one of its own it is a mail to the support. */
export function getHelpUrl(): string {
  return readMeta('help-url') || `mailto:${getSupportEmail()}`;
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
