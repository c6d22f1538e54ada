import { parseDuration } from '../../ern/duration.ts';
import type { ErnIssue } from '../../issue.ts';
import { findText, listAllElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Checks that the preview of a recording starts within it. */
export function checkClips({ list }: MessageParts): ErnIssue[] {
  return list('SoundRecording').flatMap((recording) => {
    const duration = parseDuration(findText(recording, 'Duration') ?? '');
    if (duration === null) return [];
    return listAllElements(recording)
      .filter(({ name }) => name === 'StartPoint')
      .filter(({ text }) => !(Number(text) >= 0 && Number(text) < duration))
      .map((start) => buildIssue('clip_outside_recording', 'fatal', start, { start: start.text, duration }));
  });
}
