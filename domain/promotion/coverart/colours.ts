import type { PaletteName } from '../artwork/cover-palette.ts';

/** A colour that a prompt may name. */
export type NamedColour = {
  /** The colour as it is painted. */
  readonly hex: string;
  /** Palettes that it goes with. */
  readonly palettes: readonly PaletteName[];
  /** Words that stand before what they colour: English and Turkish; as beginnings, without accents. */
  readonly before: string;
  /** Words that stand behind what they colour: Spanish and Portuguese. */
  readonly behind: string;
};

export const NAMED_COLOURS = {
  orange: {
    hex: '#f28a2e',
    palettes: ['ember', 'midnight', 'night', 'lagoon'],
    before: 'orange turuncu amber',
    behind: 'naranja anaranjad laranja alaranjad',
  },
  red: {
    hex: '#d9322b',
    palettes: ['paper', 'night', 'sand', 'shore'],
    before: 'red crimson scarlet kirmizi kizil',
    behind: 'rojo roja vermelh',
  },
  blue: {
    hex: '#2f6fe0',
    palettes: ['sky', 'midnight', 'paper', 'sand'],
    before: 'blue navy mavi lacivert',
    behind: 'azul azules azuis',
  },
  green: {
    hex: '#3f9e5a',
    palettes: ['forest', 'sand', 'paper', 'lagoon'],
    before: 'green emerald yesil',
    behind: 'verde verdes esmeralda',
  },
  pink: { hex: '#f07ba6', palettes: ['plum', 'rose', 'night', 'midnight'], before: 'pink pembe', behind: 'rosad' },
  purple: {
    hex: '#8a4fd0',
    palettes: ['plum', 'midnight', 'paper', 'sand'],
    before: 'purple violet lilac mor eflatun',
    behind: 'morado morada violeta purpura roxo roxa lilas',
  },
  yellow: {
    hex: '#f4cf3a',
    palettes: ['lagoon', 'night', 'midnight', 'forest'],
    before: 'yellow sari',
    behind: 'amarill amarel',
  },
  gold: {
    hex: '#d8a83c',
    palettes: ['night', 'forest', 'plum', 'midnight'],
    before: 'gold golden altin',
    behind: 'dorad dourad oro ouro',
  },
  silver: {
    hex: '#b9c2cc',
    palettes: ['midnight', 'night', 'plum', 'lagoon'],
    before: 'silver grey gray gumus gri',
    behind: 'plata plateado gris prata pratead cinza',
  },
  black: {
    hex: '#121212',
    palettes: ['paper', 'signal', 'sand', 'volt'],
    before: 'black siyah kara',
    behind: 'negro negra negros negras preto preta pretos pretas',
  },
  white: {
    hex: '#faf8f2',
    palettes: ['night', 'midnight', 'forest', 'dawn'],
    before: 'white beyaz',
    behind: 'blanco blanca blancos blancas branco branca brancos brancas',
  },
  turquoise: {
    hex: '#2fb9b3',
    palettes: ['lagoon', 'sand', 'night', 'ember'],
    before: 'turquoise teal turkuaz',
    behind: 'turquesa',
  },
  brown: {
    hex: '#8a5a34',
    palettes: ['sand', 'paper', 'shore', 'sky'],
    before: 'brown kahverengi',
    behind: 'marron castano castanho marrom',
  },
} as const satisfies Record<string, NamedColour>;
export type ColourName = keyof typeof NAMED_COLOURS;
