import { LANGUAGES } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { expect, test } from 'vitest';
import { buildShareEmail } from './build-share-email.ts';
import { SHARE_MAILS } from './share-mail.ts';

const DATA = {
  account_id: 'a',
  payee_id: 'p',
  artist: 'Yıldız',
  from: '2026-12',
  track_count: 4,
  recoupable_cents: 50_000,
  tracks: [
    { title: 'Deniz', before: 2500, after: 1250 },
    { title: '', before: 0, after: 3333 },
  ],
};
const NAMES = { name: 'Bora', person: 'Bora Kaya', product: 'Tangent' };

test.each(LANGUAGES)('emails about shares have all their texts in %s', async (language) => {
  const { t } = await loadTexts(language);
  for (const mail of SHARE_MAILS) {
    const data = { ...DATA, mail, invitation_no: mail === 'share_invited' ? 1 : null, waiting_micros: 1_230_000 };
    const email = buildShareEmail(t, language, data, { names: NAMES, path: '/royalties' });
    const text = JSON.stringify(email);
    expect(text).not.toMatch(/\{\w+\}|"mail\.|"release\.|undefined|NaN/);
    expect(text).toContain(mail === 'share_invited' || mail === 'share_changed' ? 'Yıldız' : 'Bora Kaya');
  }
});

test('percentages, money and months follow the format of the reader’s language', async () => {
  const { t } = await loadTexts('tr');
  const data = { ...DATA, mail: 'share_changed', invitation_no: null, waiting_micros: 0 } as const;
  const text = JSON.stringify(buildShareEmail(t, 'tr', data, { names: NAMES, path: '/royalties' }));
  for (const part of ['Aralık 2026', '%25 → %12,5', '%33,33', '500,00']) expect(text).toContain(part);
});
