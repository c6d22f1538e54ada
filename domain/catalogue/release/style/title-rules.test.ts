import { expect, test } from 'vitest';
import { sampleStyle, sampleStyleTrack } from '../../../testing/sample-style.ts';
import { applyFix } from './apply-fix.ts';
import { checkStyle } from './check-style.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleFinding, StyleRelease, StyleTrack } from './style-rule.ts';

// Rules such as T12 are explained in docs/standards/store-rules.md.

/** A release of two tracks, so that the title of one may differ from the title of the release. */
const withTrack = (change: Partial<StyleTrack>): StyleRelease =>
  sampleStyle({
    release_type: 'single',
    title: 'Blue Hour',
    language: change.language ?? 'en',
    tracks: [sampleStyleTrack(change), sampleStyleTrack({ title: 'Blue Hour', language: change.language ?? 'en' })],
  });
const found = (release: StyleRelease, rule: StyleRuleId): StyleFinding | undefined =>
  checkStyle(release).find((finding) => finding.rule === rule);
const titleAfter = (release: StyleRelease, rule: StyleRuleId) =>
  applyFix(release, found(release, rule)?.fix ?? []).tracks[0];

/** Rule, language, a title that violates it, the fixed title (null: no fix), a title that complies. */
const TITLES: readonly (readonly [StyleRuleId, string, string, string | null, string])[] = [
  ['T1', 'en', 'NIGHT DRIVE HOME', 'Night Drive Home', 'DNA'],
  ['T2', 'en', 'night Drive', 'Night Drive', 'Night Drive'],
  ['T3', 'en', 'Night Drive (at Home Alone)', 'Night Drive (At Home Alone)', 'Night Drive (At Home)'],
  ['T4', 'en', 'Night - the Drive', 'Night - The Drive', 'Night - The Drive'],
  ['T4', 'en', 'Night -The Drive', 'Night - The Drive', 'Twenty-One'],
  ['T5', 'en', 'Night,Drive  Home', 'Night, Drive Home', 'Night, Drive 1,000'],
  ['T6', 'en', 'Night Drive Part 2', 'Night Drive, Pt. 2', 'Part of Me'],
  ['T6', 'en', 'Night Drive: Part Two', 'Night Drive, Pt. 2', 'Part Two of Me'],
  ['T6', 'en', 'Night Drive (Volume III)', 'Night Drive, Vol. III', 'Night Drive, Pt. 2'],
  ['T12', 'en', 'Night Drive (Original Mix)', 'Night Drive', 'Original Sin'],
  ['T16', 'en', 'Night Drive (Blue) (Green)', 'Night Drive (Blue) [Green]', 'Night Drive (Blue) [Green]'],
  ['T17', 'en', 'Night Drive/Blue Hour', 'Night Drive / Blue Hour', 'AC/DC'],
  ['T19', 'en', 'Night Drive Limited Edition', null, 'Exclusive'],
  ['T20', 'en', 'Night Drive 24-bit', null, 'Digital Love'],
  ['T20', 'en', 'Night Drive (Vinyl)', null, 'Vinyl Days'],
  ['T21', 'en', 'Track 1', null, 'Track of My Tears'],
  ['T22', 'en', 'Follow @Adamusic', null, 'Meet Me @ Ten'],
  ['T22', 'en', 'Night #Drive', null, '#1'],
  ['T22', 'en', 'Call +90 555 123 45 67', null, '24/7/365'],
  ['T23', 'en', 'Shazam This', null, 'Tidal Wave'],
  ['T24', 'en', 'Night Drive (Official Video)', null, 'Brand New Day'],
  ['T24', 'en', 'Night Drive - Out Now', null, 'Free'],
  ['T25', 'en', 'Only $9.99', null, 'A$AP'],
  ['T26', 'en', 'Lofi Chill Study Beats to Relax', null, 'Chill'],
  ['T27', 'en', 'Night ★ Drive', null, 'Night & Drive!'],
  ['T28', 'en', 'I Love You and the Moon (Eu Não Te Amo)', null, 'Night Drive (And the Moon)'],
  ['T29', 'en', 'Night Drive (Explicit)', 'Night Drive', 'Clean'],
  ['T30', 'en', 'Ada Kaya - Night Drive', 'Night Drive', 'Ada'],
  ['T30', 'en', 'Night Drive Prod. by Can', 'Night Drive', 'Product of Love'],
  ['T31', 'en', 'Night Drive in the Style of Ada', null, 'Style'],
  ['T32', 'en', 'F**k It', null, 'Love*'],
  ['A1', 'en', 'Night Drive ft. Ece', 'Night Drive', 'Featherweight'],
  ['A1', 'es', 'Noche (con Ece)', 'Noche (with Ece)', 'Noche (Con Altura)'],
  ['A2', 'en', 'Night Drive (with Ece and Can)', 'Night Drive (with Ece & Can)', 'Night Drive (with Ece)'],
  ['A7', 'en', 'Night Drive (feat. Ece)', 'Night Drive', 'Night Drive'],
  ['en', 'en', 'Lord Of the Night', 'Lord of the Night', 'Lord of the Night'],
  ['es', 'es', 'Noche De Luna', 'Noche de Luna', 'Noche de Luna'],
  ['pt', 'pt', 'Garota De Ipanema', 'Garota de Ipanema', 'Garota de Ipanema'],
  ['tr-1', 'tr', 'DENIZ', 'Deniz', 'Deniz'],
  ['tr-2', 'tr', 'Sen gelmez oldun Dünya', 'Sen Gelmez Oldun Dünya', 'Sen Gelmez Oldun'],
  ['tr-3', 'tr', 'Sen Ve Ben', 'Sen ve Ben', 'Sen ve Ben'],
  ['accents', 'pt', 'Meu Coracao', 'Meu Coração', 'Meu Coração'],
  ['accents', 'tr', 'Gunes ve Ay', 'Güneş ve Ay', 'Güneş ve Ay'],
  ['language', 'en', 'Ночь', null, 'Night'],
  ['language', 'en', 'No Quiero Estar Sin Ti Pero', null, 'El Camino'],
  ['sentence-case', 'fr', 'La Vie Est Belle', null, 'La Vie est belle'],
  ['german', 'de', 'Der Mond Und die Sterne', null, 'Der Mond und die Sterne'],
  ['cyrillic', 'ru', 'Доброй Тихой Ночи', null, 'Доброй ночи'],
  ['mixed-alphabets', 'en', 'Nіght Drive', null, 'Night Drive'],
];

test.each(TITLES)('%s in %s: %j becomes %j, %j is accepted', (rule, language, broken, fixed, valid) => {
  // In Turkish, Spanish and Portuguese the rest of the release decides which casing applies.
  const release = withTrack({ title: broken, language });
  const finding = found(release, rule);
  expect(finding, broken).toBeDefined();
  expect(finding?.path === 'tracks.0.language' || finding?.path === 'tracks.0.title').toBe(true);
  if (fixed === null) expect(finding?.fix).toBeUndefined();
  else expect(titleAfter(release, rule)?.title).toBe(fixed);
  expect(found(withTrack({ title: valid, language }), rule), valid).toBeUndefined();
});

test.each(TITLES.filter(([, , , fixed]) => fixed !== null))('%s accepts its own fix', (rule, language, broken) => {
  const release = withTrack({ title: broken, language });
  const corrected = applyFix(release, found(release, rule)?.fix ?? []);
  expect(found(corrected, rule)).toBeUndefined();
});

test('T10: stores add the format to the title of a release themselves', () => {
  const release = sampleStyle({ title: 'Night Drive - Single' });
  expect(found(release, 'T10')?.fix).toEqual([{ path: 'title', value: 'Night Drive' }]);
  expect(found(sampleStyle({ title: 'Still Single' }), 'T10')).toBeUndefined();
});

test('T13: a note about the version moves to the version title and sets the version type', () => {
  const release = withTrack({ title: 'Night Drive (Live at Home)' });
  expect(titleAfter(release, 'T13')).toMatchObject({
    title: 'Night Drive',
    version_title: 'Live at Home',
    version_type: 'live',
  });
  expect(titleAfter(withTrack({ title: 'Night Drive - Instrumental' }), 'T13')).toMatchObject({
    version_type: 'instrumental',
    language: 'zxx',
  });
  expect(found(withTrack({ title: 'Live and Let Die' }), 'T13')).toBeUndefined();
  const taken = withTrack({ title: 'Night Drive (Live)', version_title: 'Radio Edit' });
  expect(found(taken, 'T13')?.fix).toBeUndefined();
});

test('T14: names in the version title move to the featured artists', () => {
  const release = withTrack({ version_title: 'feat. Ece & Can', featured_artists: ['Ece'] });
  expect(titleAfter(release, 'T14')).toMatchObject({ version_title: null, featured_artists: ['Ece', 'Can'] });
  expect(found(withTrack({ version_title: 'Can Remix' }), 'T14')).toBeUndefined();
});

test('T15, T18: re-recordings and extras have one standard name', () => {
  expect(found(withTrack({ version_title: '2026 Version' }), 'T15')?.params).toEqual({ note: 'Rerecorded' });
  expect(found(withTrack({ version_title: 'Rerecorded' }), 'T15')).toBeUndefined();
  expect(titleAfter(withTrack({ version_title: 'deluxe version' }), 'T18')?.version_title).toBe('Deluxe Edition');
  expect(found(withTrack({ version_title: 'Deluxe Edition' }), 'T18')).toBeUndefined();
});

test('T12, T29: the usual version and the advisory are removed; explicit is a field', () => {
  expect(titleAfter(withTrack({ version_title: 'Original Mix' }), 'T12')?.version_title).toBeNull();
  expect(titleAfter(withTrack({ title: 'Night Drive [Explicit]' }), 'T29')).toMatchObject({ explicit: true });
  expect(titleAfter(withTrack({ version_title: 'Explicit' }), 'T29')).toMatchObject({
    version_title: null,
    explicit: true,
  });
  expect(found(withTrack({ version_title: 'Clean' }), 'T29')).toBeUndefined();
});

test('A5: no artist is both featured and joint', () => {
  const release = withTrack({ title: 'Night Drive (with Ece)', featured_artists: ['Ece'] });
  expect(titleAfter(release, 'A5')?.title).toBe('Night Drive');
  expect(found(withTrack({ title: 'Night Drive (with Ece)' }), 'A5')).toBeUndefined();
});

test('A1, A7: a featured artist moves from the title to its field, once', () => {
  const release = withTrack({ title: 'Night Drive (Feat. Ece, Can)', featured_artists: ['ece'] });
  expect(titleAfter(release, 'A1')).toMatchObject({ title: 'Night Drive', featured_artists: ['ece', 'Can'] });
});

test('all Spanish, Portuguese and Turkish titles of a release share one casing', () => {
  const titles = (...all: string[]) =>
    sampleStyle({
      release_type: 'ep',
      language: 'es',
      title: all[0] ?? '',
      tracks: all.map((title) => sampleStyleTrack({ title, language: 'es' })),
    });
  const sentence = titles('Noche de luna', 'Camino del bosque viejo', 'Canta Siempre Mi Hermano');
  expect(found(sentence, 'es')?.fix).toEqual([{ path: 'tracks.2.title', value: 'Canta siempre mi hermano' }]);
  const title = titles('Noche de Luna', 'Camino del Bosque', 'Canta siempre mi hermano');
  expect(found(title, 'es')?.fix).toEqual([{ path: 'tracks.2.title', value: 'Canta Siempre Mi Hermano' }]);
});

test('a finding contains its position in the text', () => {
  const finding = found(withTrack({ title: 'Night Drive ft. Ece' }), 'A1');
  expect(finding?.at).toEqual([12, 19]);
});
