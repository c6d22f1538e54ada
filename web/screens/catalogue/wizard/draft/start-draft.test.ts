import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { expect, test } from 'vitest';
import { createTestRelease } from '../testing/create-test-release.ts';
import { emptyForm, findChanges, toForm } from './draft-form.ts';
import type { LocalDraft } from './local-draft.ts';
import { isWorthSaving, startDraft } from './start-draft.ts';

const STORED = createTestRelease(['One', 'Two']);

function localDraftWith(change: Partial<LocalDraft['form']>): LocalDraft {
  const base = toForm(STORED);
  return { id: STORED.id, made: true, base, form: { ...base, ...change }, kept_at: '2026-11-20T10:00:00Z' };
}

test('[S4-004] a draft is resumed with the server’s values, on any device', () => {
  const start = startDraft(STORED, [], []);
  expect(start).toMatchObject({ id: STORED.id, form: { title: 'Night Drive', tracks: [{}, {}] }, conflicts: [] });
  expect(start.base).toEqual(start.form);
});

test('unsent changes kept in this browser are applied on top of what was saved elsewhere', () => {
  const elsewhere = { ...STORED, explicit: true, version: 9 };
  const { form, base, conflicts } = startDraft(elsewhere, [localDraftWith({ title: 'Typed offline' })], []);
  expect(form).toMatchObject({ title: 'Typed offline', explicit: true });
  expect(base).toMatchObject({ title: 'Night Drive', explicit: true });
  expect(conflicts).toEqual([]);
});

test('a value changed here and elsewhere is a conflict to decide', () => {
  const { form, conflicts } = startDraft({ ...STORED, title: 'Elsewhere' }, [localDraftWith({ title: 'Here' })], []);
  expect(form.title).toBe('Here');
  expect(conflicts).toMatchObject([{ name: 'title', local: 'Here', remote: 'Elsewhere' }]);
});

test('two tabs closed with unsaved changes lose neither', () => {
  const saved = [localDraftWith({ title: 'First tab' }), localDraftWith({ record_label: 'Second tab' })];
  expect(startDraft(STORED, saved, []).form).toMatchObject({ title: 'First tab', record_label: 'Second tab' });
});

test('a draft not yet on the server keeps its id, a new one goes to every store', () => {
  const saved = { ...localDraftWith({ title: 'Never sent' }), id: 'made-here', made: false };
  expect(startDraft(null, [saved], ['spotify'])).toMatchObject({ id: 'made-here', form: { title: 'Never sent' } });
  const start = startDraft(null, [], ['spotify']);
  expect(start.form.store_ids).toEqual(['spotify']);
  // Stores that nobody chose are not sent, so that the server can repeat those of the last release.
  expect(findChanges(start.base, { ...start.form, title: 'Night' })).toEqual({ title: 'Night' });
});

test('an untouched new release is not kept, a single letter is', () => {
  expect(isWorthSaving(emptyForm(['spotify']))).toBe(false);
  expect(isWorthSaving({ ...emptyForm(['spotify']), title: 'N' })).toBe(true);
});

test('[S2-059] the steps have one fixed order, artwork before tracks', () => {
  expect(WIZARD_STEPS).toEqual(['basic-info', 'artwork', 'tracks', 'platforms', 'distribution', 'review']);
});
