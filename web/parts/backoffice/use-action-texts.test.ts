import { AUDIT_ACTIONS } from '@tangent/domain/identity/access/audit-action.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { formatDetail, toActionText } from './use-action-texts.ts';

test.each([
  ['amount_cents', 61_240, '$612.40'],
  ['gross_micros', 4_208_160_000, '$4,208.16'],
  ['withdrawal_id', '01890a5d-ac96-774b-bcce-b302099a8057', null],
  ['release_ids', ['a', 'b'], null],
  ['release_id', 'wave', 'Wave'],
  ['track_ids', ['wave', 'gone'], 'Wave'],
  ['shares', [{ payee_id: 'mira', share_basis_points: 6000 }, { share_basis_points: 4000 }], 'Mira 60%, 40%'],
  ['delivery_quality', 'standard', 'STANDARD'],
  ['note', '', null],
  ['settled_amount', '6.698112000000000000', '6.70'],
  ['until', '2026-12-04T10:00:00.000Z', 'Dec 4, 2026'],
  ['reason', 'copyright_claim', 'copyright claim'],
  ['plan', 'pro', 'PRO'],
  ['shares', [{ share_basis_points: 6000 }, { share_basis_points: 4000 }], '60%, 40%'],
  ['changes', { title: 'Night', fee_cents: 150, track_id: 'x' }, 'title Night, fee $1.50'],
])('the detail %s of the log is written for a reader', (key, value, expected) => {
  const nameValue = (name: string, text: string) =>
    name === 'plan' || name === 'delivery_quality' ? text.toUpperCase() : null;
  expect(formatDetail(key, value, 'en', { nameValue, names: { wave: 'Wave', mira: 'Mira' } })).toBe(expected);
});

test.each(LANGUAGES)('every action of the log has its text in %s', async (language) => {
  const texts = await loadTexts(language);
  expect(AUDIT_ACTIONS.filter((action) => !texts.exists(toActionText(action)))).toEqual([]);
});
