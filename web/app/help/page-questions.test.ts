import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { FORM_IDS } from '@tangent/domain/promotion/form/forms.ts';
import { expect, test } from 'vitest';
import { listPageQuestions } from './page-questions.ts';

const ID = '0191b0f0-0000-7000-8000-000000000001';

test('questions stand on the page where they arise', () => {
  expect(listPageQuestions('/tools/presave', '')).toContain('presave');
  expect(listPageQuestions(`/tools/presave/${ID}`, '')).toContain('presave_day');
  expect(listPageQuestions(`/distributions/${ID}`, '')).toContain('edit_live');
  expect(listPageQuestions(`/distributions/${ID}/handover`, '')).toContain('move_away');
  expect(listPageQuestions('/royalties', '')).toContain('withdraw_not_yet');
  expect(listPageQuestions('/royalties', '?view=splits')).toContain('splits');
  expect(listPageQuestions('/account/payout', '')).toContain('payout_method');
});

test('every step of a release and every form has one; the dashboard, the back office and other addresses have none', () => {
  for (const step of WIZARD_STEPS) {
    for (const path of [`/distributions/new/${step}`, `/distributions/${ID}/edit/${step}`])
      expect([path, listPageQuestions(path, '').length > 0]).toEqual([path, true]);
  }
  for (const form of FORM_IDS) expect([form, listPageQuestions(`/forms/${form}`, '').length > 0]).toEqual([form, true]);
  for (const path of ['/dashboard', '/backoffice/reviews', '/none', '/royalties/x', '/forms/none'])
    expect([path, listPageQuestions(path, '')]).toEqual([path, []]);
});
