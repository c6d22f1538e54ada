import type { ErnAudioFile, ErnTrack, ErnVersionType, ReadAudioFile, ReadTrack } from '../model.ts';
import {
  findElement,
  findNumber,
  findText,
  getElement,
  getText,
  listElements,
  type XmlElement,
  XmlShapeError,
} from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { findWord, PARENTAL_WARNINGS, VERSION_TYPES } from './allowed-values.ts';
import { buildClip, parseClip } from './clip.ts';
import { buildAiContributor, buildAiExtent, isAiContributor, parseAiExtent } from './contains-ai.ts';
import { buildAiRoles, buildContributor, parseContributor, parseRoles } from './contributor.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { buildDisplayArtists, parseDisplayArtists } from './display-artist.ts';
import { buildDuration, parseDuration } from './duration.ts';
import { buildFile, parseFile } from './file.ts';
import type { Parties } from './party-list.ts';
import { buildCreationDate, buildSession, parseRecorded } from './recorded.ts';
import { buildClipNumber, buildResourceReference, buildTechnicalReference } from './references.ts';
import { buildRightsLine, parseRightsLine } from './rights-line.ts';
import { buildTitles, EVERYWHERE, parseTitle } from './title.ts';

/**
 * The contents of the SoundRecording; genre and deals are in its TrackRelease, the disc is in the
 * resource group, lyrics are a separate resource.
 */
export type RecordingElement = Omit<ReadTrack, 'disc_number' | 'genre' | 'lyrics' | 'deals'>;

/** Builds the SoundRecording of the track with this number (the first is 1). */
export function buildSoundRecording(track: ErnTrack, number: number, context: MessageContext): XmlNode {
  return group('SoundRecording', [
    leaf('ResourceReference', buildResourceReference(number)),
    leaf('Type', 'MusicalWorkSoundRecording'),
    group('SoundRecordingEdition', [
      group('ResourceId', [leaf('ISRC', track.isrc)]),
      buildRightsLine('PLine', track.p_line),
      buildTechnicalDetails(track, number, context),
    ]),
    track.iswc === null ? null : group('WorkId', [leaf('ISWC', track.iswc)]),
    buildTitles(track, context.language),
    buildVersionType(track.version_type, context.namespace),
    buildDisplayArtists(track.display_artist_name, track.artists, context),
    buildContributors(track, context),
    leaf('Duration', buildDuration(track.duration_seconds)),
    buildCreationDate(track, 'ApplicableTerritoryCode'),
    leaf('FirstPublicationDate', track.first_publication_date, EVERYWHERE),
    buildSession(track),
    leaf('ParentalWarningType', PARENTAL_WARNINGS[track.parental_warning]),
    buildAiExtent('ContainsAI', track.contains_ai, context.dialect),
    track.version_type === 'cover' ? leaf('IsCover', true) : null,
    leaf('LanguageOfPerformance', track.language),
  ]);
}

function buildContributors(track: ErnTrack, context: MessageContext): (XmlNode | null)[] {
  const { contributors, contains_ai, ai_roles } = track;
  if (contains_ai === 'fully' && context.dialect.states_ai) return [buildAiContributor(1, [])];
  const hasAi = ai_roles.length > 0 && context.dialect.states_ai;
  return [
    ...contributors.map((contributor, i) => buildContributor(contributor, i + 1, context)),
    hasAi ? buildAiContributor(contributors.length + 1, buildAiRoles(ai_roles, context)) : null,
  ];
}

/** The language of a recording that states none: no linguistic content (ISO 639-2). */
const NO_LANGUAGE = 'zxx';

/** Reads a SoundRecording. An unknown version counts as the original. */
export function parseSoundRecording(element: XmlElement, parties: Parties, dialect: Dialect): RecordingElement {
  const version_type = parseVersionType(element);
  const language = findText(element, 'LanguageOfPerformance') ?? NO_LANGUAGE;
  return {
    isrc: getText(element, 'SoundRecordingEdition', 'ResourceId', 'ISRC'),
    iswc: findText(element, 'WorkId', 'ISWC'),
    ...parseTitle(element, version_type),
    version_type,
    ...parseDisplayArtists(element, parties),
    contributors: listElements(element, 'Contributor')
      .filter((contributor) => !isAiContributor(contributor))
      .map((contributor) => parseContributor(contributor, parties, dialect)),
    duration_seconds: parseSeconds(element),
    language,
    parental_warning: parseParentalWarning(element),
    p_line: parseRightsLine(getElement(element, 'SoundRecordingEdition'), 'PLine'),
    // Others may still send the element against which DDEX advises.
    is_instrumental:
      version_type === 'instrumental' || language === NO_LANGUAGE || findText(element, 'IsInstrumental') === 'true',
    contains_ai: parseAiExtent(element, 'ContainsAI'),
    ai_roles: dialect.states_ai
      ? listElements(element, 'Contributor')
          .filter(isAiContributor)
          .flatMap((contributor) => parseRoles(contributor, dialect))
      : [],
    first_publication_date: findText(element, 'FirstPublicationDate'),
    ...parseRecorded(element, 'ApplicableTerritoryCode'),
    preview_start_seconds: parseClip(getElement(element, 'SoundRecordingEdition')),
    audio: parseTechnicalDetails(element),
  };
}

/**
 * Reads the parental warning of a recording or release; without one there is no advice. Throws XmlShapeError for one
 * that we do not send.
 */
export function parseParentalWarning(parent: XmlElement): ErnTrack['parental_warning'] {
  const element = findElement(parent, 'ParentalWarningType');
  if (element === null) return 'no_advice_available';
  const warning = findWord(PARENTAL_WARNINGS, element.text);
  if (warning === null) throw new XmlShapeError(`${parent.name}/ParentalWarningType`, element.line);
  return warning;
}

/** Builds the TechnicalDetails with what there is of them: the delivered file, and the start of the preview. */
function buildTechnicalDetails(
  { audio, preview_start_seconds }: ErnTrack,
  number: number,
  { track_count }: MessageContext,
): XmlNode | null {
  if (audio === null && preview_start_seconds === null) return null;
  return group('TechnicalDetails', [
    leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
    audio === null ? null : buildDeliveryFile(audio),
    buildClip(preview_start_seconds, buildClipNumber(track_count, number)),
  ]);
}

function buildDeliveryFile(audio: ErnAudioFile): XmlNode {
  return group('DeliveryFile', [
    leaf('Type', 'AudioFile'),
    leaf('AudioCodecType', audio.codec),
    leaf('NumberOfChannels', audio.channels),
    leaf('SamplingRate', audio.sampling_rate_hz, { UnitOfMeasure: 'Hz' }),
    leaf('BitsPerSample', audio.bits_per_sample),
    buildFile(audio),
    leaf('IsProvidedInDelivery', true),
  ]);
}

function parseTechnicalDetails(recording: XmlElement): ReadAudioFile | null {
  const element = findElement(recording, 'SoundRecordingEdition', 'TechnicalDetails', 'DeliveryFile');
  if (element === null || findElement(element, 'File') === null) return null;
  if (findText(element, 'IsProvidedInDelivery') === 'false') return null;
  return { ...parseAudioFormat(element), ...parseFile(element) };
}

/** Reads the format of an audio file. Throws XmlShapeError for a codec that we do not send. */
export function parseAudioFormat(
  element: XmlElement,
): Pick<ReadAudioFile, 'codec' | 'channels' | 'sampling_rate_hz' | 'bits_per_sample'> {
  const codecElement = findElement(element, 'AudioCodecType');
  const codec = codecElement === null ? null : findCodec(codecElement.text);
  if (codecElement !== null && codec === null) {
    throw new XmlShapeError(`${element.name}/AudioCodecType`, codecElement.line);
  }
  const rate = findNumber(element, 'SamplingRate');
  const unit = findElement(element, 'SamplingRate')?.attributes.UnitOfMeasure;
  return {
    codec,
    channels: findNumber(element, 'NumberOfChannels'),
    sampling_rate_hz: rate && Math.round(rate * (unit === 'kHz' ? 1000 : 1)),
    bits_per_sample: findNumber(element, 'BitsPerSample'),
  };
}

function findCodec(text: string): ErnAudioFile['codec'] | null {
  return text === 'FLAC' || text === 'PCM' ? text : null;
}

function buildVersionType(version: ErnVersionType, namespace: string): XmlNode | null {
  const { label, value } = VERSION_TYPES[version];
  return value === 'UserDefined'
    ? leaf('VersionType', value, { Namespace: namespace, UserDefinedValue: label })
    : leaf('VersionType', value);
}

function parseVersionType(recording: XmlElement): ErnVersionType {
  if (findText(recording, 'IsCover') === 'true') return 'cover';
  const element = findElement(recording, 'VersionType');
  if (element === null) return 'original';
  const versions = Object.keys(VERSION_TYPES) as ErnVersionType[];
  const version = versions.find((candidate) => {
    const { label, value } = VERSION_TYPES[candidate];
    return value === element.text && (value !== 'UserDefined' || label === element.attributes.UserDefinedValue);
  });
  return version ?? 'original';
}

function parseSeconds(recording: XmlElement): number {
  const element = getElement(recording, 'Duration');
  const seconds = parseDuration(element.text);
  if (seconds === null) throw new XmlShapeError('SoundRecording/Duration', element.line);
  return seconds;
}
