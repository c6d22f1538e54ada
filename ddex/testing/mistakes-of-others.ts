import type { ErnVersion } from '../model.ts';

/** A mistake of a real sender: one change of the full album (`buildFullAlbum(4)`), and the code of the issue that names it. */
export interface SenderMistake {
  name: string;
  code: string;
  /** In ERN 3.8.2, where it can be made there: another change, or the same. */
  from: string | RegExp;
  to: string;
  versions: readonly ErnVersion[];
}

const ALL: readonly ErnVersion[] = ['43', '432', '382'];
const ERN_4: readonly ErnVersion[] = ['43', '432'];
const ERN_3: readonly ErnVersion[] = ['382'];

type Row = readonly [name: string, code: string, from: string | RegExp, to: string, versions?: readonly ErnVersion[]];

const SHOWN = 'Nova &amp; &lt;Kin&gt; &amp; Lua Sol feat. Kumsal';
const TRACK_ID = '(?=</ProprietaryId>\\s*</ReleaseId>)';

/** ERN 3.8.2 states a recording without words before its language. */
const LANGUAGE_OF_WORDS = /(?:<IsInstrumental>false<\/IsInstrumental>\s*)?<LanguageOfPerformance>tr</;

const PLACEMENT: readonly Row[] = [
  [
    'a recording on both discs and another on none',
    'resource_placed_twice',
    /(<ReleaseResourceReference[^>]*>)A3(?=<[\s\S]*A4<)/g,
    '$1A1',
  ],
  [
    'a recording twice on one disc',
    'resource_placed_twice',
    /(<ResourceGroupContentItem>\s*<SequenceNumber>2<[\s\S]*?<ReleaseResourceReference[^>]*>)A2/,
    '$1A1',
  ],
  [
    'a recording on no disc',
    'resource_not_placed',
    /(<ResourceGroupContentItem>\s*<SequenceNumber>2<[\s\S]*?<ReleaseResourceReference[^>]*>)A2/,
    '$1A1',
    ERN_4,
  ],
  [
    'the cover among the tracks',
    'item_kind',
    /(<ResourceGroupContentItem>\s*<SequenceNumber>2<[\s\S]*?<ReleaseResourceReference[^>]*>)A2/,
    '$1A5',
  ],
  [
    'words among the tracks',
    'item_kind',
    /(<ResourceGroupContentItem>\s*<SequenceNumber>2<[\s\S]*?<ReleaseResourceReference[^>]*>)A2/,
    '$1A7',
  ],
  ['a link to lyrics that leads to the cover', 'link_kind', /(Lyrics">)A6/, '$1A5'],
  ['a link to the cover that leads to lyrics', 'link_kind', 'CoverArt">A5', 'CoverArt">A6', ERN_4],
  [
    'the discs 1 and 3',
    'sequence_gap',
    /<SequenceNumber>2<\/SequenceNumber>(\s*<ResourceGroupContentItem>)/,
    '<SequenceNumber>3</SequenceNumber>$1',
  ],
  [
    'a gap in the positions of artists',
    'artist_position_gap',
    '<DisplayArtist SequenceNumber="3">',
    '<DisplayArtist SequenceNumber="4">',
  ],
  [
    'two contributors in one position',
    'contributor_position_twice',
    '<Contributor SequenceNumber="2">',
    '<Contributor SequenceNumber="1">',
    ERN_4,
  ],
];

const NAMES: readonly Row[] = [
  ['the name of another artist on a recording', 'display_name_other_artist', SHOWN, 'Deniz Tekin'],
  [
    'the name of another artist on the release',
    'display_name_other_artist',
    new RegExp(`${SHOWN}(?=[\\s\\S]*EP<|[\\s\\S]{0,200}<LabelName>)(?![\\s\\S]*<ResourceList>)`),
    'Deniz Tekin',
    ERN_3,
  ],
  ['an artist who is not displayed', 'artist_not_displayed', SHOWN, 'Nova &amp; &lt;Kin&gt;'],
  [
    'a composer as the main artist',
    'artist_not_displayed',
    '<ArtistPartyReference>P2<',
    '<ArtistPartyReference>P4<',
    ERN_4,
  ],
  [
    'the label as the main artist',
    'artist_not_displayed',
    '<ArtistPartyReference>P1<',
    '<ArtistPartyReference>P6<',
    ERN_4,
  ],
  [
    'the party of another name',
    'display_name_other_artist',
    /(<DisplayArtist S[\s\S]*?<FullName>).*?(<[\s\S]*?<FullName>).*?(<[\s\S]*?<FullName>).*?</,
    '$1Deniz$2Su$3Mert<',
    ERN_3,
  ],
  ['the main artist twice', 'artist_twice', '<ArtistPartyReference>P2<', '<ArtistPartyReference>P1<', ERN_4],
  ['an artist who is also a guest', 'artist_twice', '<ArtistPartyReference>P3<', '<ArtistPartyReference>P1<', ERN_4],
  ['the main artist twice by name', 'artist_twice', '<FullName>Kumsal<', '<FullName>NOVA  &amp; &lt;Kin&gt;<'],
  [
    'a person twice among the contributors by name',
    'contributor_twice',
    '<FullName>Işıl Çağ<',
    '<FullName>ana lírica<',
    ERN_4,
  ],
  ['a party twice', 'party_twice', '<FullName>Işıl Çağ<', '<FullName>Ana Lírica<', ERN_4],
  [
    'a track release of another artist',
    'track_release_artist',
    new RegExp(`(>R1<[\\s\\S]*?<DisplayArtistName>)${SHOWN}`),
    '$1Lua Sol',
    ERN_3,
  ],
  [
    'a track release of another label',
    'label_mismatch',
    '<ReleaseLabelReference>P6<',
    '<ReleaseLabelReference>P4<',
    ERN_4,
  ],
  ['a release of another label', 'label_mismatch', '<LabelName>Example Records<', '<LabelName>Other Records<', ERN_3],
  [
    'a title with a word that no part has',
    'title_mismatch',
    /(<DisplayTitleText[^>]*>Gece 1[^<]*)</,
    '$1 (Live)<',
    ERN_4,
  ],
  ['a track as the page of an artist', 'page_id_invalid', 'spotify:artist:', 'spotify:track:'],
];

const TERRITORIES: readonly Row[] = [
  [
    'the world beside a country',
    'territory_overlap',
    '<TerritoryCode>BR<',
    '<TerritoryCode>Worldwide</TerritoryCode><TerritoryCode>BR<',
  ],
  ['a country twice', 'said_twice', '<TerritoryCode>DE<', '<TerritoryCode>BR<'],
  ['a country beside its region', 'territory_overlap', '<TerritoryCode>DE<', '<TerritoryCode>US-NY<'],
  [
    'a country that is included and excluded',
    'territory_overlap',
    '<TerritoryCode>DE<',
    '<ExcludedTerritoryCode>BR</ExcludedTerritoryCode><TerritoryCode>DE<',
  ],
  [
    'the world beside a country in the visibility',
    'territory_overlap',
    /(<VisibilityReference>V1<\/VisibilityReference>\s*<TerritoryCode>)BR/,
    '$1Worldwide',
    ERN_4,
  ],
  ['a use twice', 'said_twice', '<UseType>NonInteractiveStream<', '<UseType>OnDemandStream<'],
  ['a release twice in its deal', 'said_twice', '<DealReleaseReference>R4<', '<DealReleaseReference>R0<'],
  [
    'deals that overlap in one country',
    'deal_overlap',
    /<CommercialModelType>AdvertisementSupportedModel<([\s\S]*?)OnDemandStream<[\s\S]*?NonInteractiveStream</,
    '<CommercialModelType>PayAsYouGoModel<$1PermanentDownload<',
  ],
  [
    'a deal that ends before the release',
    'deal_ends_before_release',
    /(<StartDateTime>)2026-03-01T00:00:00<\/StartDateTime>(?=\s*<\/ValidityPeriod>\s*<CommercialModelType>Adv)/,
    '$12026-02-10T00:00:00</StartDateTime><EndDateTime>2026-02-20T00:00:00</EndDateTime>',
    ERN_4,
  ],
  ['a pre-order after the release', 'pre_order_after_release', /(<ReleaseDate[^>]*>)2026-03-01/, '$12026-02-01'],
  [
    'downloads of what others upload',
    'deal_model_use',
    '<CommercialModelType>RightsClaimModel<',
    '<CommercialModelType>PayAsYouGoModel<',
  ],
];

const FILES: readonly Row[] = [
  ['FLAC in a file named .mp3', 'file_ending', '_01_001.flac', '_01_001.mp3'],
  ['MP3 in a file named .flac', 'file_ending', '<AudioCodecType>FLAC<', '<AudioCodecType>MP3<'],
  ['PCM in a file named .flac', 'file_ending', '<AudioCodecType>FLAC<', '<AudioCodecType>PCM<'],
  ['a cover named .png that is a JPEG', 'file_ending', '085001234562.jpg', '085001234562.png'],
  ['lyrics named .ttml that are LRC', 'file_ending', 'words-0.lrc', 'words-0.ttml'],
  ['8 kHz', 'audio_rate_impossible', '>44100<', '>8000<'],
  ['44,000 Hz', 'audio_rate_impossible', '>44100<', '>44000<'],
  ['8 bits', 'audio_bits_impossible', '<BitsPerSample>16<', '<BitsPerSample>8<'],
  ['17 bits', 'audio_bits_impossible', '<BitsPerSample>16<', '<BitsPerSample>17<'],
  ['nine channels', 'audio_channels_impossible', '<NumberOfChannels>2<', '<NumberOfChannels>9<'],
  ['no channel', 'audio_channels_impossible', '<NumberOfChannels>2<', '<NumberOfChannels>0<'],
  [
    'an MP3 of 384 kHz',
    'audio_rate_impossible',
    /<AudioCodecType>FLAC<([\s\S]*?)>44100</,
    '<AudioCodecType>MP3<$1>384000<',
  ],
  [
    'a bit rate of no MP3',
    'audio_bit_rate_impossible',
    '<AudioCodecType>FLAC</AudioCodecType>',
    '<AudioCodecType>MP3</AudioCodecType><BitRate UnitOfMeasure="kbps">1411</BitRate>',
  ],
  ['a recording of no length', 'duration_zero', '<Duration>PT3M21S<', '<Duration>PT0S<'],
  ['a recording of a day', 'duration_unlikely', '<Duration>PT3M21S<', '<Duration>P1DT3M21S<'],
  ['a size in bytes', 'file_size_unlikely', '>21345.679<', '>21345679.000<', ERN_4],
  ['a file without content', 'file_empty', '>21345.679<', '>0.000<', ERN_4],
  [
    'the hash of a file without content',
    'hash_of_nothing',
    '01'.repeat(32),
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ],
  ['one hash for two recordings', 'hash_twice', '02'.repeat(32), '01'.repeat(32)],
  ['a cover of 200 pixels', 'cover_size', /(<Image(?:Height|Width) [^>]*>)3000/g, '$1200'],
  ['a small cover', 'cover_size', /(<Image(?:Height|Width) [^>]*>)3000/g, '$11000'],
  ['a cover that is not square', 'cover_not_square', /(<ImageHeight [^>]*>)3000/, '$12000'],
  ['two files that differ in the case of letters', 'file_twice', '_01_002.flac', '_01_001.FLAC'],
  ['a folder that is escaped', 'file_name_unusable', '085001234562_01_001.flac', '%2e%2e/085001234562_01_001.flac'],
  ['an empty step in a path', 'file_name_unusable', '085001234562_01_001.flac', '/085001234562_01_001.flac', ERN_4],
  ['a name that no system stores', 'file_name_unusable', '085001234562_01_001.flac', '085001234562:01?001.flac'],
  ['the file of another recording', 'file_of_another', '085001234562_01_001.flac', 'QZABC2600002.flac'],
  ['the file of another release', 'icpn_of_another', '085001234562_01_001.flac', '036000291452_01_001.flac'],
];

const IDS: readonly Row[] = [
  ['an id of two track releases', 'release_id_twice', new RegExp(`_QZABC2600002${TRACK_ID}`), '_QZABC2600001'],
  [
    'a track release of another product',
    'icpn_of_another',
    new RegExp(`085001234562_QZABC2600001${TRACK_ID}`),
    '036000291452_QZABC2600001',
  ],
  ['another product code of the release', 'icpn_of_another', />085001234562<\/ICPN/, '>036000291452</ICPN'],
  [
    'an id of the cover and of lyrics',
    'resource_id_twice',
    /(<Image>[\s\S]*?<ProprietaryId[^>]*>)([^<]*)([\s\S]*?<TextId>\s*<ProprietaryId[^>]*>|[\s\S]*?<Type>LyricText<[\s\S]*?<ProprietaryId[^>]*>)[^<]*/,
    '$1$2$3$2',
  ],
  [
    'an ISNI of two people',
    'isni_of_another',
    /<ProprietaryId Namespace="AppleMusic">1440818839<\/ProprietaryId>/,
    '<ISNI>0000000121032683</ISNI>',
    ERN_4,
  ],
  [
    'an ISWC with a wrong check digit',
    'iswc_invalid',
    '<ISRC>QZABC2600001</ISRC>',
    '<ISRC>QZABC2600001</ISRC><ISWC>T0345246802</ISWC>',
    ERN_4,
  ],
  ['a language that does not exist', 'language_unknown', 'LanguageAndScriptCode="tr"', 'LanguageAndScriptCode="xq"'],
  [
    'an instrumental that is none',
    'instrumental_mismatch',
    LANGUAGE_OF_WORDS,
    '<IsInstrumental>false</IsInstrumental><LanguageOfPerformance>zxx<',
  ],
  ['lyrics of an instrumental', 'lyrics_of_instrumental', '<LanguageOfPerformance>tr<', '<LanguageOfPerformance>zxx<'],
  [
    'lyrics of what calls itself an instrumental',
    'lyrics_of_instrumental',
    LANGUAGE_OF_WORDS,
    '<IsInstrumental>true</IsInstrumental><LanguageOfPerformance>tr<',
  ],
  [
    'a track release with another warning',
    'track_warning_mismatch',
    /(>R1<[\s\S]*?<ParentalWarningType>)NotExplicit/,
    '$1Explicit',
    ERN_3,
  ],
  ['a clean recording called explicit in its title', 'warning_in_title', /Gece 1 [^<]*/g, 'Gece 1 (Explicit)', ERN_4],
];

const HEADER: readonly Row[] = [
  ['a recipient that is the sender', 'sender_is_recipient', 'PADPIDA2013020802I', 'PADPIDA2026010101N'],
  [
    'a recipient with the name of the sender',
    'sender_is_recipient',
    '<FullName>Example Store<',
    '<FullName>Example Distribution<',
  ],
  ['a message of 2126', 'created_in_future', '2026-02-01T09:30:00Z', '2126-02-01T09:30:00Z'],
  ['a message of tomorrow', 'created_in_future', '2026-02-01T09:30:00Z', '2026-02-25T09:30:00Z'],
  ['a message of 1970', 'created_too_early', '2026-02-01T09:30:00Z', '1970-01-01T00:00:00Z'],
  ['a release of 2200', 'date_far_ahead', /(<ReleaseDate[^>]*>)2026/, '$12200'],
  ['a release of 1026', 'date_long_ago', /(<OriginalReleaseDate[^>]*>)2025/, '$11025'],
  ['a P line of another year', 'rights_year_mismatch', '<PLineText>2026 Example', '<PLineText>1999 Example'],
  ['a C line of another year', 'rights_year_mismatch', '<CLineText>2026 Example', '<CLineText>© 1999, 2000 Example'],
  ['a P line of a later year', 'rights_year_ahead', '<Year>2025</Year>', '<Year>2028</Year>'],
  ['a P line before recording', 'rights_year_too_early', '<Year>2025</Year>', '<Year>1025</Year>'],
  ['a P line with the sign of a C line', 'rights_sign', '<PLineText>2026', '<PLineText>© 2026'],
  ['all of a person by AI', 'ai_contribution_of_person', '<AiContribution>None<', '<AiContribution>All<', ['432']],
  [
    'none of generative AI by AI',
    'ai_contribution_of_ai',
    '<ContributorPartyReference>P4</ContributorPartyReference>',
    '<SpecialContributor>GenerativeAI</SpecialContributor>',
    ['432'],
  ],
];

const TEXTS: readonly Row[] = [
  ['a mark that turns the direction', 'text_character', 'Gece Yüzmesi', 'Gece \u202eYüzmesi'],
  ['a mark of direction among Latin letters', 'text_character', 'Gece Yüzmesi', 'Gece\u200e Yüzmesi'],
  ['an invisible blank', 'text_character', '>Lua Sol<', '>Lua\u200b Sol<'],
  ['a soft hyphen', 'text_character', '>Kumsal<', '>Kum\u00adsal<'],
  ['a control character', 'text_character', '>Example Records<', '>Example\u0085Records<'],
  ['a sign of a lost letter', 'text_character', 'Işıl Çağ', 'I\ufffdıl Çağ'],
  ['a letter of private use', 'text_character', 'Işıl Çağ', 'I\ue000ıl Çağ'],
  ['an invisible character in an attribute', 'text_character', 'Namespace="Spotify"', 'Namespace="Spotify\u2060"'],
  ['an invisible character in a code', 'text_character', '<MessageId>MSG', '<MessageId>\u200bMSG'],
  ['a blank after a name', 'text_blank', '>Kumsal<', '>Kumsal <'],
  ['a no-break space before a name', 'text_blank', '>Kumsal<', '>\u00a0Kumsal<'],
  ['a new line in a title', 'text_break', 'Gece Yüzmesi', 'Gece\nYüzmesi'],
  ['a text that was escaped twice', 'text_escaped_twice', '>Kumsal<', '>Kumsal &amp;amp; Su<'],
  ['a text in a wrong encoding', 'text_misread', '>Ana Lírica<', '>Ana LÃ\u00adrica<'],
  ['a value that a program did not fill in', 'text_placeholder', '>Kumsal<', '>undefined<'],
];

/** Mistakes that a schema accepts: each stands for a kind. */
export const SENDER_MISTAKES: readonly SenderMistake[] = [PLACEMENT, NAMES, TERRITORIES, FILES, IDS, HEADER, TEXTS]
  .flat()
  .map(([name, code, from, to, versions = ALL]) => ({ name, code, from, to, versions }));
