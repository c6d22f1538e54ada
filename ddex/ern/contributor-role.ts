import type { ErnContributorRole } from '../model.ts';

/** A role as an allowed value, or as a user-defined one under a name of ours. */
export type RoleValue = { readonly value: string; readonly own: string | null };

const listed = <Value extends string>(value: Value) => ({ value, own: null });
const ownWord = (own: string) => ({ value: 'UserDefined', own });

/**
 * The roles of contributors in ERN 4 (ContributorRole of AVS 3 and 9; both have all of these values). Sound is edited
 * by a DigitalEditingEngineer: an Editor prepares a publication. No value set has a word for rap.
 */
export const CONTRIBUTOR_ROLES: Readonly<Record<ErnContributorRole, RoleValue>> = {
  arranger: listed('Arranger'),
  composer: listed('Composer'),
  lyricist: listed('Lyricist'),
  producer: listed('StudioProducer'),
  writer: listed('ComposerLyricist'),
  remixer: listed('Remixer'),
  musician: listed('Musician'),
  vocalist: listed('Vocalist'),
  background_vocalist: listed('BackgroundVocalist'),
  adapter: listed('Adapter'),
  translator: listed('Translator'),
  lead_vocalist: listed('LeadVocalist'),
  rapper: ownWord('Rapper'),
  narrator: listed('Narrator'),
  choir: listed('Choir'),
  orchestra: listed('Orchestra'),
  ensemble: listed('Ensemble'),
  soloist: listed('Soloist'),
  conductor: listed('Conductor'),
  dj: listed('DJ'),
  co_producer: listed('CoProducer'),
  executive_producer: listed('ExecutiveProducer'),
  vocal_producer: listed('VocalProducer'),
  recording_engineer: listed('RecordingEngineer'),
  mixing_engineer: listed('MixingEngineer'),
  mastering_engineer: listed('MasteringEngineer'),
  immersive_engineer: listed('ImmersiveMixingEngineer'),
  assistant_engineer: listed('AssistantEngineer'),
  vocal_engineer: listed('VocalEngineer'),
  editor: listed('DigitalEditingEngineer'),
  programmer: listed('Programmer'),
  sound_designer: listed('SoundDesigner'),
  music_publisher: listed('MusicPublisher'),
};

/** Values of the same meaning that other senders use. */
const SAME_MEANING: ReadonlyMap<string, ErnContributorRole> = new Map([
  ['OriginalPublisher', 'music_publisher'],
  ['Producer', 'producer'],
  ['Mixer', 'mixing_engineer'],
  ['SoundMixer', 'mixing_engineer'],
  ['TrackingEngineer', 'recording_engineer'],
  ['SoundRecordist', 'recording_engineer'],
  ['SurroundMixingEngineer', 'immersive_engineer'],
  ['ImmersiveMasteringEngineer', 'immersive_engineer'],
  ['SecondEngineer', 'assistant_engineer'],
  ['ArtistVocalEngineer', 'vocal_engineer'],
  ['ProgrammingEngineer', 'programmer'],
  ['ClubDJ', 'dj'],
  ['StudioMusician', 'musician'],
  ['MusicArranger', 'arranger'],
]);

const WORDS = new Map<string, ErnContributorRole>(
  Object.entries(CONTRIBUTOR_ROLES).map(([word, { value, own }]) => [own ?? value, word as ErnContributorRole]),
);

/** Returns our word for an allowed or user-defined value; null for one that we do not know. */
export function findRole(value: string): ErnContributorRole | null {
  return WORDS.get(value) ?? SAME_MEANING.get(value) ?? null;
}
