/** The product's name, put into the shell of the app by the server from its settings. */
export function getProductName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
}
