import { POPULAR_PASSWORDS } from './popular-passwords.ts';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  $: 's',
  '5': 's',
  '3': 'e',
  '€': 'e',
  '7': 't',
  '+': 't',
  '8': 'b',
  ı: 'i',
  '1': 'i',
  '!': 'i',
  '|': 'i',
};

/**
 * Returns whether a password is a popular one, even in capitals, with accents, with digits for letters (p@ssw0rd), or
 * with digits and special characters added at the ends to satisfy a rule.
 */
export function isPopularPassword(password: string): boolean {
  return listPlainForms(password).some((form) => POPULAR_PASSWORDS.has(form));
}

function listPlainForms(password: string): string[] {
  const lower = password.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  // A special character at the start may be an addition or the first letter; the same is true for a digit at either
  // end.
  const cores = [
    lower,
    lower.replace(/^[^a-z\d]+|[^a-z\d]+$/g, ''),
    lower.replace(/[^a-z]+$/g, ''),
    lower.replace(/[^a-z\d]+$/g, ''),
    lower.replace(/^[^a-z]+|[^a-z]+$/g, ''),
  ];
  return cores.flatMap((core) => [core, withLetters(core), withLetters(core.replaceAll('1', 'l'))]);
}

function withLetters(text: string): string {
  return [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
}
