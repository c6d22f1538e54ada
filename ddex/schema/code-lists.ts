import { oneOf, oneOfList } from './value-types.ts';

/**
 * The values of the DDEX allowed value sets that our messages use. They are deliberately a second copy: the writers
 * have their own tables, and a typing error there must not pass because the check reads the same table.
 */

const ISO_3166_1 = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH
CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN
GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI
LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD
TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

const ISO_639_1 = `
aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff
fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks
ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps
pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz
ve vi vo wa wo xh yi yo za zh zu`;

const LANGUAGES = splitWords(ISO_639_1);

export const TERRITORY = oneOfList('Worldwide or a territory of ISO 3166-1', ['Worldwide', ...splitWords(ISO_3166_1)]);

export const LANGUAGE = oneOfList('language of ISO 639-1', LANGUAGES);

/** ERN 4 also has a code for recordings without words. */
export const LANGUAGE_OR_NONE = oneOfList('language of ISO 639-1, or zxx for none', [...LANGUAGES, 'zxx']);

export const RELEASE_TYPE = oneOf('Album', 'ClassicalAlbum', 'EP', 'Single', 'UserDefined');
export const PARENTAL_WARNING = oneOf('Explicit', 'ExplicitContentEdited', 'NotExplicit', 'NoAdviceAvailable');
export const ARTIST_ROLE = oneOf('MainArtist', 'FeaturedArtist');
export const CONTROL_TYPE = oneOf('LiveMessage', 'TestMessage');
export const AUDIO_CODEC = oneOf('FLAC', 'PCM');
export const IMAGE_CODEC = oneOf('JPEG', 'PNG');

const MODELS = ['AdvertisementSupportedModel', 'PayAsYouGoModel', 'RightsClaimModel', 'SubscriptionModel'];
export const COMMERCIAL_MODEL = oneOf(...MODELS);
export const COMMERCIAL_MODEL_382 = oneOf(...MODELS, 'AsPerContract');
export const CLAIM_POLICY = oneOf('BlockAccess', 'Monetize', 'ReportUsage');

const USES = [
  'ConditionalDownload',
  'NonInteractiveStream',
  'OnDemandStream',
  'PermanentDownload',
  'UserMakeAvailableLabelProvided',
  'UserMakeAvailableUserProvided',
];
export const USE_TYPE = oneOf(...USES, 'Display');
export const USE_TYPE_382 = oneOf(...USES, 'AsPerContract');

const INSTRUMENTS = `
Accordion AcousticGuitar Banjo Bass Bouzouki Cello Clarinet DoubleBass DrumKit DrumMachine ElectricGuitar Flute FrenchHorn Guitar
Harmonica Harp Keyboard Mandolin Oboe Organ OtherInstrument PercussionInstrument Piano Saxophone Synthesizer Trombone Trumpet Tuba
Turntable Ukulele UserDefined Viola Violin`;

/** Instruments of ERN 4; one unknown to DDEX is user-defined. */
export const INSTRUMENT = oneOfList('instrument of DDEX', splitWords(INSTRUMENTS));

const CONTRIBUTOR_ROLES = `
Adapter Arranger AssistantEngineer BackgroundVocalist Choir Composer ComposerLyricist Conductor CoProducer
DigitalEditingEngineer DJ Ensemble ExecutiveProducer ImmersiveMixingEngineer LeadVocalist Lyricist MasteringEngineer
MixingEngineer Musician MusicPublisher Narrator Orchestra Programmer RecordingEngineer Remixer Soloist SoundDesigner
StudioProducer Translator UserDefined VocalEngineer Vocalist VocalProducer`;

/** Roles of contributors in ERN 4; one unknown to DDEX is user-defined. */
export const CONTRIBUTOR_ROLE = oneOfList('role of DDEX', splitWords(CONTRIBUTOR_ROLES));

const RESOURCE_ROLES =
  'AssociatedPerformer Choir Conductor Ensemble Narrator Orchestra Producer Programmer Soloist UserDefined';

/** Roles in the recording in ERN 3.8.2, and roles in the work behind it. */
export const RESOURCE_ROLE = oneOfList('role of DDEX', splitWords(RESOURCE_ROLES));
export const WORK_ROLE = oneOf(
  'Adapter',
  'Arranger',
  'Composer',
  'ComposerLyricist',
  'Lyricist',
  'MusicPublisher',
  'Translator',
);

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
