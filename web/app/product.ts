/** Returns the product's name, which the server puts into the shell of the app from its settings. */
export function getProductName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
}

/** Builds the title in the browser's tab: the name of the page and the product's. */
export function buildPageTitle(name: string | undefined): string {
  return [...(name === undefined ? [] : [name]), getProductName()].join(' | ');
}
