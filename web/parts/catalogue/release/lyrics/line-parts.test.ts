import { readSection, toSection } from '@tangent/domain/catalogue/release/lyrics/sections.ts';
import { expect, test } from 'vitest';
import en from '../../../../texts/en/wizard.json' with { type: 'json' };
import es from '../../../../texts/es/wizard.json' with { type: 'json' };
import pt from '../../../../texts/pt/wizard.json' with { type: 'json' };
import tr from '../../../../texts/tr/wizard.json' with { type: 'json' };
import { listChoices, nameVoice, setSection, setTranslation, setVoice } from './line-parts.ts';
import { startTiming, timingText, undo } from './tap-timing.ts';

test.each(Object.entries({ en, es, pt, tr }))(
  'every section of the list is read as that section: %s',
  (_language, texts) => {
    for (const [kind, name] of Object.entries(texts.lyrics.section)) {
      expect(readSection(`[${name}]`)).toEqual({ kind, name });
    }
  },
);

test('sections, voices and translations of a line are set, undone, and leave words and times alone', () => {
  const start = startTiming('[00:01.00] <00:01.00>Deniz <00:01.50>mavi\n[00:05.00] Gece');
  const section = toSection('Nakarat');
  const set = setTranslation(nameVoice(setVoice(setSection(start, 0, section), 0, 'v1'), 'v1', 'Ada'), 0, 'en', 'Blue');
  expect(timingText(set)).toBe(
    '[agent:v1:person:Ada]\n[Nakarat]\n[00:01.00] v1: <00:01.00>Deniz <00:01.50>mavi\n[translation:en:Blue]\n[00:05.00] Gece',
  );
  expect(listChoices(set).map(({ id, type, name }) => [id, type, name])).toEqual([
    ['v1', 'person', 'Ada'],
    ['v2', 'person', null],
    ['v3', 'group', null],
  ]);
  expect(timingText(undo(undo(undo(undo(set)))))).toBe(timingText(start));
  const none = setTranslation(setVoice(setSection(nameVoice(set, 'v1', ''), 0, null), 0, null), 0, 'en', '');
  expect(timingText(none)).toBe(timingText(start));
});
