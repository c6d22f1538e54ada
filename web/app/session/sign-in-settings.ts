import { SOCIAL_PROVIDERS, type SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';

/** Returns the sign-in providers this installation is registered with; the server puts them into the shell. */
export function getSignInProviders(): SocialProvider[] {
  const names = readMeta('sign-in-providers').split(' ');
  return SOCIAL_PROVIDERS.filter((provider) => names.includes(provider));
}

/** Returns the prefix of the state in a return from Apple. */
export function getAppleState(): string {
  return readMeta('apple-state');
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
