import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
/** Several languages, an unknown one, and none: not names, but codes of ISO 639. */
const SPECIAL = ['mis', 'mul', 'und', 'zxx'];

/**
 * Checks that languages exist, and that what is said about the words of a recording agrees: one without words is instrumental
 * and has no lyrics.
 */
export function checkLanguages({ all, list }: MessageParts): ErnIssue[] {
  return [...all.flatMap(checkLanguage), ...list('SoundRecording').flatMap(checkWords), ...checkLyrics(list)];
}

function checkLanguage(element: XmlElement): ErnIssue[] {
  const isLanguage = element.name === 'LanguageOfPerformance' || element.name === 'LanguageOfText';
  const code = isLanguage ? element.text : element.attributes.LanguageAndScriptCode;
  return code === undefined || isKnown(code) ? [] : [buildIssue('language_unknown', 'error', element, { value: code })];
}

const known = new Map<string, boolean>();

function isKnown(code: string): boolean {
  const remembered = known.get(code);
  if (remembered !== undefined) return remembered;
  const is = SPECIAL.includes(code) || isNamed(code);
  // Texts of strangers must not fill the memory.
  if (known.size < 1000) known.set(code, is);
  return is;
}

function isNamed(code: string): boolean {
  try {
    return NAMES.of(code) !== undefined;
  } catch {
    return false;
  }
}

// The flag beside these is deprecated in ERN 4.
function isWithoutWords(recording: XmlElement): boolean {
  return (
    findText(recording, 'VersionType') === 'InstrumentalVersion' ||
    findText(recording, 'LanguageOfPerformance') === 'zxx'
  );
}

function checkWords(recording: XmlElement): ErnIssue[] {
  const instrumental = findElement(recording, 'IsInstrumental');
  if (instrumental === null || instrumental.text !== 'false') return [];
  return isWithoutWords(recording) ? [buildIssue('instrumental_mismatch', 'error', instrumental)] : [];
}

function checkLyrics(list: MessageParts['list']): ErnIssue[] {
  const silent = new Set(
    list('SoundRecording')
      .filter((recording) => isWithoutWords(recording) || findText(recording, 'IsInstrumental') === 'true')
      .map((recording) => findText(recording, 'ResourceReference')),
  );
  const texts = new Set(list('Text').map((text) => findText(text, 'ResourceReference')));
  return list('ResourceGroupContentItem')
    .filter((item) => silent.has(findText(item, 'ReleaseResourceReference')))
    .flatMap((item) =>
      item.children.filter(({ name, text }) => name === 'LinkedReleaseResourceReference' && texts.has(text)),
    )
    .map((link) => buildIssue('lyrics_of_instrumental', 'warning', link, { reference: link.text }));
}
