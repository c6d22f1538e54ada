import { PARENTAL_WARNINGS } from '../ern/allowed-values.ts';
import { buildDuration, parseDuration } from '../ern/duration.ts';
import { buildCreationDate, parseRecorded } from '../ern/recorded.ts';
import { buildResourceReference, buildTechnicalReference } from '../ern/references.ts';
import { buildRightsLine, parseRightsLine } from '../ern/rights-line.ts';
import { parseAudioFormat, parseParentalWarning, type RecordingElement } from '../ern/sound-recording.ts';
import type { ErnAudioFile, ErnGenre, ErnTrack, ReadAudioFile } from '../model.ts';
import {
  findElement,
  findNumber,
  findText,
  getElement,
  getText,
  type XmlElement,
  XmlShapeError,
} from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { NO_LANGUAGE } from './allowed-values-3.ts';
import { buildContributors, parseContributors } from './contributor.ts';
import { buildDisplayArtists, parseDisplayArtists } from './display-artist.ts';
import { buildFile, parseFile } from './file.ts';
import { buildGenre, parseGenre } from './genre.ts';
import { buildReferenceTitle, buildTitles, parseTitle, parseVersionType } from './title.ts';

/** The values of the message that every part needs. */
export interface Context {
  /** Language of the titles. */
  language: string;
  /** DPID of the sender, the namespace of user-defined values. */
  namespace: string;
  /** Returns the displayed name of a recording if it has one of its own. */
  getOwnName: (track: ErnTrack) => string | null;
}

/** Builds the SoundRecording of the track with this number (the first is 1). */
export function buildSoundRecording(track: ErnTrack, number: number, context: Context): XmlNode {
  return group('SoundRecording', [
    leaf('SoundRecordingType', 'MusicalWorkSoundRecording'),
    group('SoundRecordingId', [leaf('ISRC', track.isrc)]),
    track.iswc === null ? null : group('IndirectSoundRecordingId', [leaf('ISWC', track.iswc)]),
    leaf('ResourceReference', buildResourceReference(number)),
    buildReferenceTitle(track),
    leaf('IsInstrumental', track.is_instrumental),
    leaf('LanguageOfPerformance', track.language === NO_LANGUAGE ? null : track.language),
    leaf('Duration', buildDuration(track.duration_seconds)),
    buildCreationDate(track, 'TerritoryCode'),
    group('SoundRecordingDetailsByTerritory', [
      leaf('TerritoryCode', 'Worldwide'),
      buildTitles(track, context.language),
      buildDisplayArtists(track.artists),
      buildContributors(track.contributors, context.namespace),
      leaf('DisplayArtistName', context.getOwnName(track)),
      leaf('OriginalResourceReleaseDate', track.first_publication_date),
      buildRightsLine('PLine', track.p_line),
      buildGenre(track.genre),
      leaf('ParentalWarningType', PARENTAL_WARNINGS[track.parental_warning]),
      buildTechnicalDetails(track, number, context.namespace),
    ]),
  ]);
}

/**
 * Reads a SoundRecording. Without a display name it takes that of the release; without a parental warning it has no
 * warning information.
 */
export function parseSoundRecording(
  element: XmlElement,
  releaseArtist: string,
): RecordingElement & { genre: ErnGenre } {
  const details = getElement(element, 'SoundRecordingDetailsByTerritory');
  const version_type = parseVersionType(details);
  return {
    isrc: getText(element, 'SoundRecordingId', 'ISRC'),
    iswc: findText(element, 'IndirectSoundRecordingId', 'ISWC'),
    ...parseTitle(element, details, version_type),
    version_type,
    display_artist_name: findText(details, 'DisplayArtistName') ?? releaseArtist,
    artists: parseDisplayArtists(details),
    contributors: parseContributors(details),
    duration_seconds: parseSeconds(element),
    language: findText(element, 'LanguageOfPerformance') ?? NO_LANGUAGE,
    genre: parseGenre(details),
    parental_warning: parseParentalWarning(details),
    p_line: parseRightsLine(details, 'PLine'),
    is_instrumental: findText(element, 'IsInstrumental') === 'true',
    contains_ai: null,
    ai_roles: [],
    first_publication_date: findText(details, 'OriginalResourceReleaseDate'),
    ...parseRecorded(element, 'TerritoryCode'),
    preview_start_seconds: parsePreviewStart(details),
    audio: parseTechnicalDetails(details),
  };
}

/** Builds the technical details with what there is of them: the delivered file, and the start of the preview. */
function buildTechnicalDetails(
  { audio, preview_start_seconds }: ErnTrack,
  number: number,
  namespace: string,
): XmlNode | null {
  if (audio === null && preview_start_seconds === null) return null;
  return group('TechnicalSoundRecordingDetails', [
    leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
    ...(audio === null ? [] : buildAudioFormat(audio)),
    leaf('IsPreview', false),
    buildPreview(preview_start_seconds),
    audio === null ? null : buildFile(audio, namespace),
  ]);
}

function buildAudioFormat(audio: ErnAudioFile): (XmlNode | null)[] {
  return [
    leaf('AudioCodecType', audio.codec),
    leaf('NumberOfChannels', audio.channels),
    leaf('SamplingRate', audio.sampling_rate_hz, { UnitOfMeasure: 'Hz' }),
    leaf('BitsPerSample', audio.bits_per_sample),
  ];
}

function buildPreview(start_seconds: number | null): XmlNode | null {
  if (start_seconds === null) return null;
  return group('PreviewDetails', [leaf('StartPoint', start_seconds), leaf('ExpressionType', 'Instructive')]);
}

function parsePreviewStart(recording: XmlElement): number | null {
  const preview = findElement(recording, 'TechnicalSoundRecordingDetails', 'PreviewDetails');
  return preview === null ? null : findNumber(preview, 'StartPoint');
}

function parseTechnicalDetails(recording: XmlElement): ReadAudioFile | null {
  const element = findElement(recording, 'TechnicalSoundRecordingDetails');
  if (element === null || findElement(element, 'File') === null) return null;
  return { ...parseAudioFormat(element), ...parseFile(element) };
}

function parseSeconds(recording: XmlElement): number {
  const element = getElement(recording, 'Duration');
  const seconds = parseDuration(element.text);
  if (seconds === null) throw new XmlShapeError('SoundRecording/Duration', element.line);
  return seconds;
}
