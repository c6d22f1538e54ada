import type { ContributorRole } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import type { Instrument } from '@tangent/domain/catalogue/release/credit/instrument.ts';
import type { DemoCredits } from './demo-release.ts';

/** Paulo Andrade's band. */
export const MARE_CREDITS = credits(
  'Paulo Andrade',
  [
    ['Paulo Andrade', 'composer', 40],
    ['Rita Sá', 'lyricist', 35],
    ['Rui Matos', 'producer', 25],
  ],
  [
    ['Rita Sá', 'vocals'],
    ['Paulo Andrade', 'synthesizer'],
    ['Téo Lima', 'percussion'],
  ],
);

/** Songs that Fern Okafor wrote the words for. */
export const HARBOUR_CREDITS = credits(
  'Paulo Andrade',
  [
    ['Paulo Andrade', 'composer', 60],
    ['Fern Okafor', 'lyricist', 25],
    ['Rui Matos', 'producer', 15],
  ],
  [
    ['Rita Sá', 'vocals'],
    ['Paulo Andrade', 'acoustic_guitar'],
  ],
);

export const ISIL_CREDITS = credits(
  'Işıl Demir',
  [
    ['Işıl Demir', 'composer', 45],
    ['Defne Aksu', 'lyricist', 35],
    ['Kerem Tuna', 'producer', 20],
  ],
  [
    ['Işıl Demir', 'vocals'],
    ['Kerem Tuna', 'drum_machine'],
    ['Barış Ekin', 'electric_guitar'],
  ],
);

export const LENA_CREDITS = credits(
  'Lena Ortiz',
  [
    ['Lena Ortiz', 'composer', 50],
    ['Lena Ortiz', 'lyricist', 30],
    ['Nicolás Paz', 'producer', 20],
  ],
  [
    ['Lena Ortiz', 'vocals'],
    ['Nicolás Paz', 'keyboards'],
    ['Inés Robles', 'bass'],
  ],
);

export const FERN_CREDITS = credits(
  'Fern Okafor',
  [
    ['Fern Okafor', 'composer', 50],
    ['Fern Okafor', 'lyricist', 50],
  ],
  [
    ['Fern Okafor', 'vocals'],
    ['Fern Okafor', 'electric_guitar'],
  ],
);

function credits(
  composer_name: string,
  shares: readonly (readonly [name: string, role: ContributorRole, percent: number])[],
  players: readonly (readonly [name: string, instrument: Instrument])[],
): DemoCredits {
  return {
    composer_name,
    contributors: shares.map(([name, role, percent]) => ({ name, role, share_basis_points: percent * 100 })),
    performers: players.map(([name, instrument]) => ({ name, instrument })),
  };
}
