/** The product's instruments and their names in the DDEX allowed value set InstrumentType. */
const INSTRUMENTS: Record<string, string> = {
  guitar: 'Guitar',
  acoustic_guitar: 'AcousticGuitar',
  electric_guitar: 'ElectricGuitar',
  bass: 'Bass',
  double_bass: 'DoubleBass',
  piano: 'Piano',
  keyboards: 'Keyboard',
  synthesizer: 'Synthesizer',
  organ: 'Organ',
  accordion: 'Accordion',
  drums: 'DrumKit',
  percussion: 'PercussionInstrument',
  drum_machine: 'DrumMachine',
  turntables: 'Turntable',
  violin: 'Violin',
  viola: 'Viola',
  cello: 'Cello',
  harp: 'Harp',
  flute: 'Flute',
  clarinet: 'Clarinet',
  oboe: 'Oboe',
  saxophone: 'Saxophone',
  trumpet: 'Trumpet',
  trombone: 'Trombone',
  french_horn: 'FrenchHorn',
  tuba: 'Tuba',
  harmonica: 'Harmonica',
  banjo: 'Banjo',
  mandolin: 'Mandolin',
  ukulele: 'Ukulele',
  bouzouki: 'Bouzouki',
  other: 'OtherInstrument',
};

const NAMES = new Map(Object.entries(INSTRUMENTS).map(([word, value]) => [value, word]));

/** Returns the DDEX name of an instrument, or null if DDEX has none and it must be sent as user-defined. */
export function findInstrumentValue(instrument: string): string | null {
  return Object.hasOwn(INSTRUMENTS, instrument) ? (INSTRUMENTS[instrument] ?? null) : null;
}

/** Returns our name for a DDEX instrument, or the DDEX name if we have none. */
export function getInstrumentWord(value: string): string {
  return NAMES.get(value) ?? value;
}
