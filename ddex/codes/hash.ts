/** The hash algorithms that both DDEX (AVS HashSumAlgorithmType) and the product use, by DDEX name. */
const HASH_HEX_LENGTH = { MD5: 32, SHA1: 40, 'SHA-256': 64, 'SHA-512': 128 } as const;

export type HashName = keyof typeof HASH_HEX_LENGTH;

/** Whether the text is the DDEX name of a supported hash algorithm. */
export function isHashName(text: string): text is HashName {
  return Object.hasOwn(HASH_HEX_LENGTH, text);
}

/**
 * Whether the value is lower-case or upper-case hexadecimal of exactly the length of its algorithm.
 */
export function isHashValue(algorithm: HashName, value: string): boolean {
  return value.length === HASH_HEX_LENGTH[algorithm] && /^[0-9a-f]+$/i.test(value);
}
