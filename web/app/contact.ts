/** The address of the support, put into the shell of the app by the server from its settings. */
export function getSupportEmail(): string {
  return readMeta('support-email');
}

/** The help centre; without one of its own it is a mail to the support. */
export function getHelpUrl(): string {
  return readMeta('help-url') || `mailto:${getSupportEmail()}`;
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
