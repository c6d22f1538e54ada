import { isHashName, isHashValue } from '../../codes/hash.ts';
import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageFacts, type MessageParts } from '../message-parts.ts';
import { isOfSingleResources } from './check-profile.ts';

/**
 * Checks that technical details appear only with a delivered file; that every file is inside the package, has a hash of
 * the right length, and matches the package in size and hash if the package is known; and that audio is delivered for
 * all recordings or for none.
 */
export function checkFiles(parts: MessageParts): ErnIssue[] {
  return [
    ...checkTechnicalDetails(parts),
    ...parts.list('File').flatMap((file) => [...checkFile(file), ...checkPackaged(file, parts.facts)]),
    ...checkDelivered(parts),
    ...checkPaths(parts),
  ];
}

function checkTechnicalDetails({ list }: MessageParts): ErnIssue[] {
  return list('TechnicalDetails')
    .filter((details) => !hasFile(details) && !details.children.some(({ name }) => name === 'ClipDetails'))
    .map((details) => buildIssue('technical_details_without_file', 'fatal', details));
}

function checkFile(file: XmlElement): ErnIssue[] {
  const issues: ErnIssue[] = [];
  const path = findText(file, 'URI') ?? '';
  if (path === '' || /^[/\\]|\\|^[a-z]+:|(^|\/)\.\.(\/|$)/i.test(path)) {
    issues.push(buildIssue('file_path_unsafe', 'fatal', file, { path }));
  }
  const algorithm = findText(file, 'HashSum', 'Algorithm');
  const value = findText(file, 'HashSum', 'HashSumValue') ?? '';
  if (algorithm === null) issues.push(buildIssue('hash_missing', 'error', file, { path }));
  else if (!isHashName(algorithm)) issues.push(buildIssue('hash_algorithm', 'error', file, { path, algorithm }));
  else if (!isHashValue(algorithm, value)) issues.push(buildIssue('hash_value', 'fatal', file, { path, algorithm }));
  return issues;
}

function checkPackaged(file: XmlElement, { files }: MessageFacts): ErnIssue[] {
  if (files === undefined) return [];
  const path = findText(file, 'URI') ?? '';
  const packaged = files.get(path);
  if (packaged === undefined) return [buildIssue('file_missing', 'fatal', file, { path })];
  const issues: ErnIssue[] = [];
  const size = findText(file, 'FileSize');
  if (size !== null && Math.round(Number(size) * 1000) !== packaged.size_bytes) {
    issues.push(buildIssue('file_size', 'fatal', file, { path, size_bytes: packaged.size_bytes }));
  }
  const { algorithm, value } = packaged.hash;
  const stated = findText(file, 'HashSum', 'HashSumValue')?.toLowerCase();
  if (findText(file, 'HashSum', 'Algorithm') !== algorithm || stated !== value.toLowerCase()) {
    issues.push(buildIssue('file_hash', 'fatal', file, { path, algorithm }));
  }
  return issues;
}

function checkDelivered(parts: MessageParts): ErnIssue[] {
  const { root, list, facts } = parts;
  const recordings = list('SoundRecording');
  const silent = recordings.filter((recording) => {
    const details = listElements(recording, 'SoundRecordingEdition', 'TechnicalDetails');
    return !details.some(hasFile);
  });
  const isFirst = facts.kind === 'insert' && facts.store?.lyrics_only !== true;
  const issues: ErnIssue[] = [];
  if (silent.length > 0 && (isFirst || silent.length < recordings.length)) {
    issues.push(...silent.map((recording) => buildIssue('audio_not_delivered', 'fatal', recording)));
  }
  if (
    isFirst &&
    !isOfSingleResources(parts) &&
    !list('Image').some((image) => listElements(image, 'TechnicalDetails').some(hasFile))
  ) {
    issues.push(buildIssue('cover_not_delivered', 'fatal', root));
  }
  return issues;
}

function checkPaths({ root, list, facts }: MessageParts): ErnIssue[] {
  const paths = list('File').map((file) => findText(file, 'URI') ?? '');
  const seen = new Set<string>();
  const twice = paths.filter((path) => seen.size === seen.add(path).size);
  const extra = [...(facts.files?.keys() ?? [])].filter((path) => !seen.has(path));
  return [
    ...twice.map((path) => buildIssue('file_twice', 'fatal', root, { path })),
    ...extra.map((path) => buildIssue('file_not_named', 'warning', root, { path })),
  ];
}

function hasFile(details: XmlElement): boolean {
  return [details, ...listElements(details, 'DeliveryFile')].some(
    (element) => findElement(element, 'File') !== null && findText(element, 'IsProvidedInDelivery') !== 'false',
  );
}
