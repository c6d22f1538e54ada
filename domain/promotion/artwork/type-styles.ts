import type { TextStyle } from './fit-text.ts';
import type { Face } from './scene.ts';

const WIDE: Face = { weight: 800, stretch: 'expanded', tracking: -0.03 };
const NARROW: Face = { weight: 900, stretch: 'condensed', tracking: -0.01 };
const PLAIN: Face = { weight: 600, stretch: 'normal', tracking: 0 };
const SPACED: Face = { weight: 650, stretch: 'normal', tracking: 0.12 };

type Choice = Partial<Pick<TextStyle, 'anchor' | 'place' | 'leading'>>;

function buildStyle(face: Face, colour: string, size: number, choice: Choice): TextStyle {
  return { ...face, colour, size, anchor: 'start', place: 'top', leading: 1.06, ...choice };
}

/** The type styles of covers; spaced is letter-spaced. */
export const wideStyle = (colour: string, size: number, choice: Choice = {}) => buildStyle(WIDE, colour, size, choice);
export const narrowStyle = (colour: string, size: number, choice: Choice = {}) =>
  buildStyle(NARROW, colour, size, choice);
export const plainStyle = (colour: string, size: number, choice: Choice = {}) =>
  buildStyle(PLAIN, colour, size, choice);
export const spacedStyle = (colour: string, size: number, choice: Choice = {}) =>
  buildStyle(SPACED, colour, size, choice);

/** Capitals with accents need more space between lines. */
export function getLeading(capitals: string): number {
  return /\p{M}/u.test(capitals.normalize('NFD')) ? 1.12 : 0.9;
}
