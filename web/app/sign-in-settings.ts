import { SOCIAL_PROVIDERS, type SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';

/** The providers that this installation has a client at, put into the shell by the server. */
export function getSignInProviders(): SocialProvider[] {
  const names = readMeta('sign-in-providers').split(' ');
  return SOCIAL_PROVIDERS.filter((provider) => names.includes(provider));
}

/** What the state of a return from Apple begins with. */
export function getAppleState(): string {
  return readMeta('apple-state');
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
