import type { ErnIssue } from '../issue.ts';
import { UnreadableXml } from '../xml/parse-xml.ts';

/** Runs a check that reads XML; returns the issue `xml_unreadable` if the text is not XML. */
export function catchUnreadable(check: () => ErnIssue[]): ErnIssue[] {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    return [
      { code: 'xml_unreadable', severity: 'fatal', line: error.line, path: '', params: { reason: error.message } },
    ];
  }
}
