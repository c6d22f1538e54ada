/** The product's name, put into the shell of the app by the server from its settings. */
export function getProductName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
}

/** What the browser's tab says of a page: its name and the product's. */
export function buildPageTitle(name: string | undefined): string {
  return [...(name === undefined ? [] : [name]), getProductName()].join(' | ');
}
