import type { ErnContributorRole } from '../model.ts';

/**
 * The allowed values of ERN 3.8.2 (AVS 2016-10-06) that differ from those of ERN 4. A role missing there is sent as
 * user-defined, under the word that ERN 4 has for it.
 */

/** Roles of performers and of those who made the recording. */
export const RESOURCE_ROLES = {
  producer: { value: 'Producer', own: null },
  musician: { value: 'AssociatedPerformer', own: null },
  programmer: { value: 'Programmer', own: null },
  narrator: { value: 'Narrator', own: null },
  choir: { value: 'Choir', own: null },
  orchestra: { value: 'Orchestra', own: null },
  ensemble: { value: 'Ensemble', own: null },
  soloist: { value: 'Soloist', own: null },
  conductor: { value: 'Conductor', own: null },
  remixer: { value: 'UserDefined', own: 'Remixer' },
  vocalist: { value: 'UserDefined', own: 'Vocalist' },
  lead_vocalist: { value: 'UserDefined', own: 'LeadVocalist' },
  background_vocalist: { value: 'UserDefined', own: 'BackgroundVocalist' },
  rapper: { value: 'UserDefined', own: 'Rapper' },
  dj: { value: 'UserDefined', own: 'DJ' },
  co_producer: { value: 'UserDefined', own: 'CoProducer' },
  executive_producer: { value: 'UserDefined', own: 'ExecutiveProducer' },
  vocal_producer: { value: 'UserDefined', own: 'VocalProducer' },
  recording_engineer: { value: 'UserDefined', own: 'RecordingEngineer' },
  mixing_engineer: { value: 'UserDefined', own: 'MixingEngineer' },
  mastering_engineer: { value: 'UserDefined', own: 'MasteringEngineer' },
  immersive_engineer: { value: 'UserDefined', own: 'ImmersiveMixingEngineer' },
  assistant_engineer: { value: 'UserDefined', own: 'AssistantEngineer' },
  vocal_engineer: { value: 'UserDefined', own: 'VocalEngineer' },
  editor: { value: 'UserDefined', own: 'DigitalEditingEngineer' },
  sound_designer: { value: 'UserDefined', own: 'SoundDesigner' },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Roles of the authors and the publisher of the work behind the recording. */
export const WORK_ROLES = {
  arranger: { value: 'Arranger', own: null },
  composer: { value: 'Composer', own: null },
  lyricist: { value: 'Lyricist', own: null },
  writer: { value: 'ComposerLyricist', own: null },
  adapter: { value: 'Adapter', own: null },
  translator: { value: 'Translator', own: null },
  music_publisher: { value: 'MusicPublisher', own: null },
} as const satisfies Partial<Record<ErnContributorRole, { value: string; own: string | null }>>;

/** Hash algorithms with an allowed value; others are user-defined under their usual name. */
export const KNOWN_HASHES: readonly string[] = ['MD5', 'SHA1'];

/** The DDEX language code of a recording without words; ERN 3.8.2 has no such code and omits the language. */
export const NO_LANGUAGE = 'zxx';
