/** Returns the support address, which the server puts into the shell of the app from its settings. */
export function getSupportEmail(): string {
  return readMeta('support-email');
}

/** Addresses of the product's own social profiles, for the footer. */
export function getSocialLinks(): string[] {
  return readMeta('social-links').split(' ').filter(Boolean);
}

/** Returns the address of the help centre; without one, an email link to support. */
export function getHelpUrl(): string {
  return readMeta('help-url') || `mailto:${getSupportEmail()}`;
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
