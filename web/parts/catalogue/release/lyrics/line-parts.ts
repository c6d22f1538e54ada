import type { Section } from '@tangent/domain/catalogue/release/lyrics/sections.ts';
import {
  describeVoice,
  type LyricsLine,
  listVoices,
  type Voice,
} from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';
import type { Timing } from './tap-timing.ts';

/** Lets a section begin with a line, or no longer. */
export function setSection(timing: Timing, index: number, section: Section | null): Timing {
  return changeLine(timing, index, ({ section: _before, ...line }) => (section === null ? line : { ...line, section }));
}

/** Says who sings a line; every voice that sings is declared. */
export function setVoice(timing: Timing, index: number, id: string | null): Timing {
  const changed = changeLine(timing, index, ({ voice: _before, ...line }) =>
    id === null ? line : { ...line, voice: id },
  );
  const sung = changed.lines.flatMap(({ voice }) => voice ?? []);
  const voices = listVoices(changed).filter((voice) => voice.name !== null || sung.includes(voice.id));
  return { ...changed, voices };
}

export function nameVoice(timing: Timing, id: string, name: string): Timing {
  const voices = listVoices(timing).map((voice) => (voice.id === id ? { ...voice, name: name || null } : voice));
  return changeLine({ ...timing, voices }, 0, (line) => line);
}

/** Sets the translation of a line into a language; an empty one is removed. */
export function setTranslation(timing: Timing, index: number, language: string, text: string): Timing {
  return changeLine(timing, index, ({ translations = [], ...line }) => {
    const others = translations.filter((translation) => translation.language !== language);
    const kept = text === '' ? others : [...others, { language, text }];
    return kept.length === 0 ? line : { ...line, translations: kept };
  });
}

/** Lists the voices to choose from: those of the lyrics, two singers and everyone. */
export function listChoices(timing: Timing): Voice[] {
  const known = listVoices(timing);
  const usual = ['v1', 'v2', 'v3'].filter((id) => known.every((voice) => voice.id !== id));
  return [...known, ...usual.map((id) => describeVoice(id, []))].sort((one, other) =>
    one.id.localeCompare(other.id, 'en', { numeric: true }),
  );
}

function changeLine(timing: Timing, index: number, change: (line: LyricsLine) => LyricsLine): Timing {
  const { lines, voices, next, past } = timing;
  const changed = lines.map((line, position) => (position === index ? change(line) : line));
  return { ...timing, lines: changed, past: [...past, { lines, voices, next }].slice(-500) };
}
