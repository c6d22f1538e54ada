import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { CSSProperties } from 'react';

/** Tints an element of class `art` with the hue and colourfulness of the artwork. */
export function artStyle(artwork: Upload | null): CSSProperties {
  const facts = artwork?.artwork;
  if (!facts) return { '--art-c': '0' } as CSSProperties;
  return { '--art-h': String(Math.round(facts.hue)), '--art-c': facts.chroma.toFixed(2) } as CSSProperties;
}
