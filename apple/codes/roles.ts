/** The groups in which Apple shows credits: performers, production and engineering, composition and lyrics. */
export const ROLE_GROUPS = ['performer', 'production', 'composition'] as const;
export type RoleGroup = (typeof ROLE_GROUPS)[number];

/** How we call a role, how Apple shows it, and in which group. */
interface AppleRole {
  /** Our word; null for a role that only other senders use. */
  ours: string | null;
  name: string;
  group: RoleGroup;
}

type Row = readonly [ours: string | null, name: string];

// Seen in feeds or in the public examples of Apple's list: Performer, Vocals, Featuring, With, Rap, Lead Vocals, Moog, Synth
// Bass, Drum Machine. The names of the other instruments are those of the trade in Apple's spelling; a role that Apple does not
// know falls back to Performer, Producer or Songwriter (`APPLE_FALLBACK`).
const PERFORMERS: readonly Row[] = [
  ['performer', 'Performer'],
  ['vocals', 'Vocals'],
  ['lead_vocals', 'Lead Vocals'],
  ['backing_vocals', 'Background Vocals'],
  ['rap', 'Rap'],
  ['spoken_word', 'Spoken Word'],
  ['featured', 'Featuring'],
  ['with', 'With'],
  ['guitar', 'Guitar'],
  ['acoustic_guitar', 'Acoustic Guitar'],
  ['electric_guitar', 'Electric Guitar'],
  ['bass', 'Bass'],
  ['double_bass', 'Double Bass'],
  ['piano', 'Piano'],
  ['keyboards', 'Keyboards'],
  ['synthesizer', 'Synthesizer'],
  ['organ', 'Organ'],
  ['accordion', 'Accordion'],
  ['drums', 'Drums'],
  ['percussion', 'Percussion'],
  ['drum_machine', 'Drum Machine'],
  ['turntables', 'Turntables'],
  ['sampler', 'Sampler'],
  ['violin', 'Violin'],
  ['viola', 'Viola'],
  ['cello', 'Cello'],
  ['harp', 'Harp'],
  ['flute', 'Flute'],
  ['clarinet', 'Clarinet'],
  ['oboe', 'Oboe'],
  ['saxophone', 'Saxophone'],
  ['trumpet', 'Trumpet'],
  ['trombone', 'Trombone'],
  ['french_horn', 'French Horn'],
  ['tuba', 'Tuba'],
  ['harmonica', 'Harmonica'],
  ['banjo', 'Banjo'],
  ['mandolin', 'Mandolin'],
  ['ukulele', 'Ukulele'],
  ['bouzouki', 'Bouzouki'],
  ['conductor', 'Conductor'],
  ['orchestra', 'Orchestra'],
  ['ensemble', 'Ensemble'],
  ['choir', 'Choir'],
  ['soloist', 'Soloist'],
  ['dj', 'DJ'],
  ['other', 'Performer'],
  [null, '12-String Acoustic Guitar'],
  [null, 'Moog'],
  [null, 'Synth Bass'],
  ['narrator', 'Narrator'],
];

const PRODUCTION: readonly Row[] = [
  ['producer', 'Producer'],
  ['co_producer', 'Co-Producer'],
  ['executive_producer', 'Executive Producer'],
  ['recording_engineer', 'Recording Engineer'],
  ['mixing_engineer', 'Mixing Engineer'],
  ['mastering_engineer', 'Mastering Engineer'],
  ['immersive_engineer', 'Immersive Engineer'],
  ['assistant_engineer', 'Assistant Engineer'],
  ['programmer', 'Programmer'],
  ['sound_designer', 'Sound Designer'],
  ['vocal_producer', 'Vocal Producer'],
  ['vocal_engineer', 'Vocal Engineer'],
  ['remixer', 'Remixer'],
  ['editor', 'Editor'],
];

const COMPOSITION: readonly Row[] = [
  ['composer', 'Composer'],
  ['lyricist', 'Lyricist'],
  ['writer', 'Songwriter'],
  ['arranger', 'Arranger'],
  ['adapter', 'Adapter'],
  ['translator', 'Translator'],
  [null, 'Author'],
];

/** Every role that we know, in the order of the groups. */
export const APPLE_ROLES: readonly AppleRole[] = [
  ...toRoles(PERFORMERS, 'performer'),
  ...toRoles(PRODUCTION, 'production'),
  ...toRoles(COMPOSITION, 'composition'),
];

/** The role of a group that Apple surely has, for a role of ours that it may not have. */
export const APPLE_FALLBACK: Record<RoleGroup, string> = {
  performer: 'Performer',
  production: 'Producer',
  composition: 'Songwriter',
};

const BY_OUR_WORD = new Map(APPLE_ROLES.flatMap((role) => (role.ours === null ? [] : [[role.ours, role] as const])));
const BY_NAME = new Map(APPLE_ROLES.map((role) => [role.name, role.group] as const));

/**
 * Returns the group of a role as Apple writes it (`Mixing Engineer`) or of a word of ours (`mixing_engineer`); null for one that
 * we do not know.
 */
export function findGroup(role: string): RoleGroup | null {
  return BY_NAME.get(role) ?? BY_OUR_WORD.get(role)?.group ?? null;
}

/** Returns Apple's name of a role of ours: `writer` is `Songwriter`; null for one that we do not know. */
export function findAppleRole(ours: string): string | null {
  return BY_OUR_WORD.get(ours)?.name ?? null;
}

function toRoles(rows: readonly Row[], group: RoleGroup): AppleRole[] {
  return rows.map(([ours, name]) => ({ ours, name, group }));
}
