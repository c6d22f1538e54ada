import { expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { RESOURCE_ROLES, WORK_ROLES } from '../ern-3/allowed-values-3.ts';
import type { ErnContributorRole, ErnRelease } from '../model.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { CONTRIBUTOR_ROLES, findRole } from './contributor-role.ts';
import { buildNewReleaseMessage } from './new-release-message.ts';
import { parseNewReleaseMessage } from './parse-new-release-message.ts';

const ROLES = Object.keys(CONTRIBUTOR_ROLES) as ErnContributorRole[];

/** A release with one person in each role, who bears its name. */
function buildCredited(): ErnRelease {
  const release = buildSampleRelease(1);
  const contributors = ROLES.map((role) => ({ name: `A ${role}`, roles: [role], instruments: [], ids: [], ai: null }));
  return { ...release, tracks: release.tracks.map((track) => ({ ...track, contributors })) };
}

test.each(VERSIONS)('a message of ERN %s is valid with every role and read as it was written', (version) => {
  const xml = buildNewReleaseMessage(buildCredited(), buildSampleHeader(), buildSampleWriting(version));
  expect(checkMessage(null, xml).issues).toEqual([]);
  const read = parseNewReleaseMessage(xml).message?.release.tracks[0]?.contributors ?? [];
  expect(Object.fromEntries(read.map(({ name, roles }) => [name, roles]))).toEqual(
    Object.fromEntries(ROLES.map((role) => [`A ${role}`, [role]])),
  );
});

/** How each role is written: in ERN 4, and in ERN 3.8.2; words in brackets are ours. */
test.each<[ErnContributorRole, string, string]>([
  ['arranger', 'Arranger', 'Arranger'],
  ['composer', 'Composer', 'Composer'],
  ['lyricist', 'Lyricist', 'Lyricist'],
  ['writer', 'ComposerLyricist', 'ComposerLyricist'],
  ['adapter', 'Adapter', 'Adapter'],
  ['translator', 'Translator', 'Translator'],
  ['musician', 'Musician', 'AssociatedPerformer'],
  ['vocalist', 'Vocalist', '(Vocalist)'],
  ['lead_vocalist', 'LeadVocalist', '(LeadVocalist)'],
  ['background_vocalist', 'BackgroundVocalist', '(BackgroundVocalist)'],
  ['rapper', '(Rapper)', '(Rapper)'],
  ['narrator', 'Narrator', 'Narrator'],
  ['choir', 'Choir', 'Choir'],
  ['orchestra', 'Orchestra', 'Orchestra'],
  ['ensemble', 'Ensemble', 'Ensemble'],
  ['soloist', 'Soloist', 'Soloist'],
  ['conductor', 'Conductor', 'Conductor'],
  ['dj', 'DJ', '(DJ)'],
  ['producer', 'StudioProducer', 'Producer'],
  ['co_producer', 'CoProducer', '(CoProducer)'],
  ['executive_producer', 'ExecutiveProducer', '(ExecutiveProducer)'],
  ['vocal_producer', 'VocalProducer', '(VocalProducer)'],
  ['recording_engineer', 'RecordingEngineer', '(RecordingEngineer)'],
  ['mixing_engineer', 'MixingEngineer', '(MixingEngineer)'],
  ['mastering_engineer', 'MasteringEngineer', '(MasteringEngineer)'],
  ['immersive_engineer', 'ImmersiveMixingEngineer', '(ImmersiveMixingEngineer)'],
  ['assistant_engineer', 'AssistantEngineer', '(AssistantEngineer)'],
  ['vocal_engineer', 'VocalEngineer', '(VocalEngineer)'],
  ['editor', 'DigitalEditingEngineer', '(DigitalEditingEngineer)'],
  ['programmer', 'Programmer', 'Programmer'],
  ['sound_designer', 'SoundDesigner', '(SoundDesigner)'],
  ['remixer', 'Remixer', '(Remixer)'],
])('%s is %s, and %s in ERN 3.8.2', (role, value, older) => {
  const write = ({ value, own }: { value: string; own: string | null }) => (own === null ? value : `(${own})`);
  const roles3: Partial<Record<ErnContributorRole, { value: string; own: string | null }>> = {
    ...RESOURCE_ROLES,
    ...WORK_ROLES,
  };
  expect(write(CONTRIBUTOR_ROLES[role])).toBe(value);
  expect(write(roles3[role] ?? { value: '', own: null })).toBe(older);
});

test.each([
  ['Mixer', 'mixing_engineer'],
  ['TrackingEngineer', 'recording_engineer'],
  ['Producer', 'producer'],
  ['Gaffer', null],
])('the role %s of another sender is read as %s', (value, role) => {
  expect(findRole(value)).toBe(role);
});
