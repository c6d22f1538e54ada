// Generates random valid messages: everything the model can represent, in texts of every script that XML supports.
import fc from 'fast-check';
import { buildUpc } from '../codes/icpn.ts';
import { buildIpiCheck } from '../codes/ipi.ts';
import { buildIsniCheck } from '../codes/isni.ts';
import { buildIsrc } from '../codes/isrc.ts';
import { CONTRIBUTOR_ROLES } from '../ern/contributor-role.ts';
import { IPI, ISNI } from '../ern/party-list.ts';
import type {
  ErnAiExtent,
  ErnArtist,
  ErnAudioFile,
  ErnContributor,
  ErnContributorRole,
  ErnDeal,
  ErnFileHash,
  ErnHeader,
  ErnMessage,
  ErnRelease,
  ErnReleaseCredit,
  ErnReleaseType,
  ErnTextFile,
  ErnTrack,
  ErnVersion,
  ErnWriting,
} from '../model.ts';
import { TERRITORY } from '../schema/code-lists.ts';

const ENDINGS = { FLAC: 'flac', PCM: 'wav', JPEG: 'jpg', PNG: 'png', TXT: 'txt', LRC: 'lrc', TTML: 'ttml' } as const;
const HASH_BYTES = { 'SHA-256': 32, SHA1: 20, MD5: 16 } as const;

/** Texts of every script, without blanks around them and what no listener can see; `&amp;` would be a text escaped twice. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => value.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd&;]/gu, '').trim())
  .filter((value) => value !== '' && !/[©℗ⓒⓟⒸⓅ\u00c2-\u00c5\u00d0\u00d1\u00e2]|^\d{4}|\d{4}$/.test(value));
const year = fc.integer({ min: 1900, max: 1990 });
const rightsLine = fc.record({ year, text });
const genre = fc.record({ text, sub_genre: fc.option(text) });
const warning = fc.constantFrom('explicit', 'not_explicit', 'explicit_content_edited', 'no_advice_available');
const storeIds = fc.uniqueArray(fc.record({ namespace: text, id: text }), {
  maxLength: 2,
  selector: (one) => one.namespace,
});
// Without a bias towards small numbers: nobody has the ISNI of another.
const isni = fc
  .noBias(fc.integer({ min: 0, max: 999_999_999 }))
  .map((number) => String(number).padStart(15, '0'))
  .map((digits) => ({ namespace: ISNI, id: `${digits}${buildIsniCheck(digits)}` }));
const ipi = fc
  .integer({ min: 1, max: 999_999_999 })
  .map((number) => String(number).padStart(9, '0'))
  .map((digits) => ({ namespace: IPI, id: `${digits}${buildIpiCheck(digits)}` }));
const ids = fc
  .tuple(fc.option(isni), fc.option(ipi), storeIds)
  .map(([first, second, others]) => [...[first, second].filter((one) => one !== null), ...others]);
const language = fc.constantFrom('en', 'es', 'pt', 'tr', 'ja', 'zxx');
const date = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const aiExtent = fc.option(fc.constantFrom('none' as const, 'partly' as const, 'fully' as const));
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const size_bytes = fc.integer({ min: 1, max: 50_000_000 });

/** Two spellings of one name are one person. */
function toKey({ name }: { name: string }): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** One or more main artists, then guests. */
const artists: fc.Arbitrary<ErnArtist[]> = fc
  .tuple(
    fc.uniqueArray(fc.record({ name: text, ids }), { minLength: 1, maxLength: 4, selector: toKey }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([people, mains]) =>
    people.map((person, i) => ({ ...person, role: i < mains ? 'main_artist' : 'featured_artist' })),
  );

const contributors: fc.Arbitrary<ErnContributor[]> = fc.uniqueArray(
  fc.record({
    name: text,
    ids,
    roles: fc.uniqueArray(fc.constantFrom(...(Object.keys(CONTRIBUTOR_ROLES) as ErnContributorRole[])), {
      minLength: 1,
      maxLength: 3,
    }),
    instruments: fc.uniqueArray(fc.constantFrom('guitar', 'drums', 'bouzouki', 'other', 'kemençe'), { maxLength: 2 }),
    ai: fc.option(fc.constantFrom('none' as const, 'partly' as const)),
  }),
  { selector: toKey, maxLength: 4 },
);

const audio: fc.Arbitrary<Omit<ErnAudioFile, 'path' | 'hash'>> = fc.record({
  codec: fc.constantFrom('FLAC', 'PCM'),
  channels: fc.constantFrom(1, 2),
  sampling_rate_hz: fc.constantFrom(44100, 48000, 96000, 192000),
  bits_per_sample: fc.constantFrom(16, 24),
  size_bytes,
});

const lyrics: fc.Arbitrary<Omit<ErnTextFile, 'path' | 'hash'>> = fc.record({
  format: fc.constantFrom('TXT', 'LRC', 'TTML'),
  contains_ai: aiExtent,
  size_bytes,
});

const track: fc.Arbitrary<Omit<ErnTrack, 'disc_number' | 'isrc' | 'audio' | 'lyrics' | 'deals'>> = fc
  .record({
    title: text,
    sub_title: fc.option(text),
    version_type: fc.constantFrom('original', 'acoustic', 'cover', 'instrumental', 'live', 'remix'),
    artists,
    contributors,
    duration_seconds: fc.integer({ min: 1, max: 20_000 }),
    language,
    genre,
    parental_warning: warning,
    p_line: rightsLine,
    iswc: fc.option(fc.constantFrom('T0345246801', 'T0000000010')),
    contains_ai: aiExtent,
    ai_roles: fc.subarray<ErnContributorRole>(['composer', 'lyricist', 'musician'], { minLength: 0 }),
    first_publication_date: fc.option(fc.constantFrom('1994-05-06', '2001-12-31')),
    recorded_on: fc.option(fc.constantFrom('1994', '2001-12', '2024-02-29')),
    recorded_in: fc.option(fc.constantFrom('PT', 'TR')),
    preview_start_seconds: fc.option(fc.nat()),
  })
  .map((value) => ({
    ...value,
    preview_start_seconds:
      value.preview_start_seconds === null ? null : value.preview_start_seconds % value.duration_seconds,
    display_artist_name: showArtists(value.artists),
    // AI alone in a role is a part of the recording.
    ai_roles: value.contains_ai === 'partly' ? value.ai_roles : [],
    is_instrumental: value.version_type === 'instrumental' || value.language === 'zxx',
    contributors:
      value.contains_ai === 'fully' ? [] : value.contributors.map((one) => agreeWithTrack(one, value.contains_ai)),
  }));

function showArtists(artists: readonly ErnArtist[]): string {
  return artists.map(({ name }) => name).join(' & ');
}

// If AI made nothing of a recording, it made nothing of a contribution.
function agreeWithTrack(contributor: ErnContributor, contains_ai: ErnAiExtent | null): ErnContributor {
  return contains_ai === 'none' && contributor.ai !== null ? { ...contributor, ai: 'none' } : contributor;
}

const COUNTRIES = (TERRITORY.values ?? []).filter((code) => code !== 'Worldwide');

const territories = fc.oneof(
  { weight: 10, arbitrary: fc.constant<string[]>(['Worldwide']) },
  // Everywhere but some.
  { weight: 1, arbitrary: fc.subarray(COUNTRIES, { minLength: 200 }) },
  { weight: 10, arbitrary: fc.uniqueArray(fc.constantFrom<string[]>('TR', 'US', 'BR', 'DE', 'MX'), { minLength: 1 }) },
);

/** Models with uses that they allow; no two of them grant the same. */
function listTerms(version: ErnVersion): Pick<ErnDeal, 'commercial_models' | 'use_types'>[] {
  return [...TERMS, version === '382' ? AS_AGREED : WORDS];
}

const AS_AGREED: Pick<ErnDeal, 'commercial_models' | 'use_types'> = {
  commercial_models: ['as_per_contract'],
  use_types: ['as_per_contract'],
};
const WORDS: Pick<ErnDeal, 'commercial_models' | 'use_types'> = {
  commercial_models: ['subscription', 'advertisement_supported'],
  use_types: ['display'],
};

const TERMS: readonly Pick<ErnDeal, 'commercial_models' | 'use_types'>[] = [
  {
    commercial_models: ['subscription', 'advertisement_supported'],
    use_types: ['on_demand_stream', 'non_interactive_stream'],
  },
  { commercial_models: ['subscription'], use_types: ['conditional_download'] },
  { commercial_models: ['rights_claim'], use_types: ['user_make_available_user_provided'] },
];

const SALE: Pick<ErnDeal, 'commercial_models' | 'use_types'> = {
  commercial_models: ['pay_as_you_go'],
  use_types: ['permanent_download'],
};

const PLAIN = { is_pre_order: false, instant_tracks: [], claim_policy: null };
/** Tracks that a pre-order delivers at once; those that a release does not have are left out later. */
const instant_tracks = fc.subarray([1, 2, 3]);

/** Deals that start on the release date or later, and downloads that may be ordered before it. */
function randomDeals(releaseDate: string, version: ErnVersion): fc.Arbitrary<ErnDeal[]> {
  const normal = fc
    .record({
      terms: fc.subarray(listTerms(version), { minLength: 0 }),
      policy: fc.option(fc.constantFrom('monetize' as const, 'track' as const, 'block' as const)),
      territories,
      start_at: fc
        .tuple(fc.integer({ min: 0, max: 300 }), fc.constantFrom('Z', ''))
        .map(([days, zone]) => getMidnight(releaseDate, days, zone)),
      end_at: fc.option(fc.constant('2099-01-01T00:00:00Z')),
    })
    .map(({ terms, policy, ...deal }) =>
      terms.map((one): ErnDeal => {
        const claim_policy = one.commercial_models.includes('rights_claim') ? policy : null;
        return { ...one, ...deal, ...PLAIN, claim_policy };
      }),
    );
  const sale = fc
    .record({ territories, is_pre_ordered: fc.boolean(), instant_tracks, zone: fc.constantFrom('Z', '') })
    .map((one): ErnDeal[] => {
      const start_at = getMidnight(releaseDate, 0, one.zone);
      const terms = { is_pre_order: true, instant_tracks: one.instant_tracks, claim_policy: null };
      const early = { ...SALE, start_at: `1980-01-01T00:00:00${one.zone}`, end_at: start_at, ...terms };
      const deal = { ...SALE, start_at, end_at: null, ...PLAIN };
      return (one.is_pre_ordered ? [early, deal] : [deal]).map((terms) => ({ ...terms, territories: one.territories }));
    });
  return fc.tuple(fc.option(sale), normal).map(([sold, others]) => [...(sold ?? []), ...others]);
}

/** Without a zone it is the midnight of each territory. */
function getMidnight(day: string, days: number, zone = 'Z'): string {
  return `${new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00${zone}`;
}

/** A message written up to a year before the release date. */
function randomHeader(releaseDate: string, version: ErnVersion): fc.Arbitrary<ErnHeader> {
  const header = fc.record({
    message_id: text,
    thread_id: text,
    created_at: fc
      .integer({ min: 0, max: 365 })
      .map((days) => getMidnight(releaseDate, -days).replace('00:00:00', '12:34:56.789')),
    sender: fc.record({ dpid: fc.constant('PADPIDA2026010101N'), name: text.map((name) => `From ${name}`) }),
    recipient: fc.record({ dpid: fc.constant('PADPIDA2013020802I'), name: text.map((name) => `To ${name}`) }),
    control_type: fc.constantFrom('live' as const, 'test' as const),
  });
  const options = fc.record({ is_update: fc.option(fc.boolean()), hasTwo: fc.boolean(), hasOwner: fc.boolean() });
  return fc.tuple(header, options).map(([one, { is_update, hasTwo, hasOwner }]) => ({
    ...one,
    ...(hasOwner ? { sent_on_behalf_of: { dpid: 'PADPIDA2017103008S', name: `${one.sender.name} Records` } } : {}),
    ...(version !== '382' || is_update === null ? {} : { is_update }),
    ...(hasTwo ? { other_recipients: [{ dpid: 'PADPIDA2015120100H', name: `${one.recipient.name} 2` }] } : {}),
  }));
}

const values = {
  number: fc.integer({ min: 0, max: 99_999 }),
  grid: fc.option(fc.constant('A12425GABC1234002M')),
  title: text,
  sub_title: fc.option(text),
  label: text,
  credits: fc.uniqueArray(
    fc.record({ name: text, ids, roles: fc.subarray(['producer' as const, 'remixer' as const], { minLength: 1 }) }),
    { selector: toKey, maxLength: 2 },
  ),
  p_line: rightsLine,
  c_line: rightsLine,
  genre,
  original_age_days: fc.option(fc.integer({ min: 0, max: 9000 })),
  language,
  parental_warning: warning,
  tracks: fc.array(fc.tuple(track, audio, fc.option(lyrics), bytes), { minLength: 1, maxLength: 4 }),
  front_cover: fc.record({
    format: fc.constantFrom('JPEG' as const, 'PNG' as const),
    side_px: fc.integer({ min: 1500, max: 6000 }),
    size_bytes,
  }),
  cover_contains_ai: aiExtent,
  // Audio is delivered for all tracks or for none, the artwork independently.
  has_audio: fc.boolean(),
  // Whether a track starts the next disc.
  starts_disc: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  has_cover: fc.boolean(),
};

const TYPES: readonly ErnReleaseType[] = ['single', 'ep', 'album', 'classical_album', 'compilation'];

function randomRelease({ deals_on, version }: ErnWriting, release_date: string): fc.Arbitrary<ErnRelease> {
  // A track's own deals, its own takedown, or those of the release.
  const own = fc.oneof(fc.constant(null), fc.constant<ErnDeal[]>([]), randomDeals(release_date, version));
  return fc
    .record({
      ...values,
      // Only ERN 3.8.2 has messages of recordings alone.
      type: fc.constantFrom<ErnReleaseType>(...TYPES, ...(version === '382' ? (['single_resource'] as const) : [])),
      deals: randomDeals(release_date, version),
      own_deals: fc.array(own, { minLength: 4, maxLength: 4 }),
      algorithm: fc.constantFrom('SHA-256' as const, 'SHA1' as const, 'MD5' as const),
      cover_bytes: bytes,
    })
    .map(
      ({ number, original_age_days, own_deals, tracks, front_cover, has_audio, has_cover, starts_disc, ...value }) => {
        const { algorithm, cover_bytes, ...unlimited } = value;
        // Recordings alone have no playing order that could flag the tracks of a pre-order.
        const isAlone = unlimited.type === 'single_resource';
        const trackCount = isAlone ? 0 : tracks.length;
        const rest = { ...unlimited, deals: limitTracks(unlimited.deals, trackCount) };
        const limited = own_deals.map((deals) => deals && limitTracks(deals, trackCount));
        // No two files have the same content.
        const hash = (random: Uint8Array, number: number): ErnFileHash => ({
          algorithm,
          value: Buffer.from([number, ...random.slice(1, HASH_BYTES[algorithm])]).toString('hex'),
        });
        const artists = tracks[0]?.[0].artists ?? [];
        const { side_px, ...cover } = front_cover;
        return {
          ...rest,
          artists,
          credits: chooseCredits(rest.credits, artists),
          display_artist_name: showArtists(artists),
          icpn: buildUpc('850012', number),
          release_date,
          original_release_date:
            original_age_days === null ? null : getMidnight(release_date, -original_age_days).slice(0, 10),
          parental_warning: tracks.some(([track]) => track.parental_warning === 'explicit')
            ? 'explicit'
            : rest.parental_warning,
          tracks: tracks.map(([fields, audioFile, lyricsFile, random], i) => ({
            ...fields,
            disc_number: 1 + starts_disc.slice(1, i + 1).filter(Boolean).length,
            isrc: buildIsrc('QZABC', 2026, i),
            audio: has_audio
              ? { ...audioFile, path: `resources/${i}.${ENDINGS[audioFile.codec]}`, hash: hash(random, 1 + i) }
              : null,
            lyrics:
              lyricsFile === null || fields.is_instrumental
                ? null
                : { ...lyricsFile, path: `resources/${i}.${ENDINGS[lyricsFile.format]}`, hash: hash(random, 100 + i) },
            deals: chooseDeals(rest.deals, limited[i] ?? null, i, isAlone ? 'tracks' : deals_on),
          })),
          front_cover: has_cover
            ? {
                ...cover,
                width_px: side_px,
                height_px: side_px,
                path: `resources/cover.${ENDINGS[cover.format]}`,
                hash: hash(cover_bytes, 200),
              }
            : null,
        };
      },
    );
}

// An artist of the release may have such a role too; artists come first.
function chooseCredits(credits: readonly ErnReleaseCredit[], artists: readonly ErnArtist[]): ErnReleaseCredit[] {
  const names = new Set(artists.map(toKey));
  const others = credits.filter((credit) => !names.has(toKey(credit)));
  const [first] = artists;
  return first === undefined || others.length !== 1
    ? others
    : [{ name: first.name, ids: first.ids, roles: ['producer'] }, ...others];
}

// At least the last track is left for the release date.
function limitTracks(deals: readonly ErnDeal[], trackCount: number): ErnDeal[] {
  return deals.map((deal) => ({
    ...deal,
    instant_tracks: deal.instant_tracks.filter((number) => number < trackCount),
  }));
}

// A release without deals is taken down, and so are its tracks. If only tracks carry deals, the first track must carry those
// of the release. Deals that equal those of the release are no deals of its own.
function chooseDeals(
  releaseDeals: ErnDeal[],
  own: ErnDeal[] | null,
  i: number,
  dealsOn: ErnWriting['deals_on'],
): ErnDeal[] | null {
  if (releaseDeals.length === 0 || (dealsOn === 'tracks' && i === 0)) return null;
  return JSON.stringify(own) === JSON.stringify(releaseDeals) ? null : own;
}

/** Generates any format that a store may require, in this version. */
export function randomWriting(version: ErnVersion): fc.Arbitrary<ErnWriting> {
  return fc.record({
    version: fc.constant(version),
    compilation_style: fc.constantFrom('flag', 'user_defined'),
    deals_on: fc.constantFrom('release_and_tracks', 'tracks'),
  });
}

/** Generates any message that the model can represent in this format and that must be valid. */
export function randomMessage(writing: ErnWriting): fc.Arbitrary<ErnMessage> {
  return date.chain((day) =>
    fc.record({ header: randomHeader(day, writing.version), release: randomRelease(writing, day) }),
  );
}
