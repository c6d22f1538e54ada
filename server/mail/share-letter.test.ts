import { LANGUAGES } from '@tangent/domain/locale.ts';
import { openTexts } from '@tangent/web/texts/open-texts.ts';
import { expect, test } from 'vitest';
import { shareLetter } from './share-letter.ts';
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

test.each(LANGUAGES)('letters about shares have all their words in %s', async (language) => {
  const { t } = await openTexts(language);
  for (const mail of SHARE_MAILS) {
    const data = { ...DATA, mail, invitation_no: mail === 'share_invited' ? 1 : null, waiting_micros: 1_230_000 };
    const letter = shareLetter(t, language, data, { names: NAMES, path: '/royalties' });
    const words = JSON.stringify(letter);
    expect(words).not.toMatch(/\{\w+\}|"mail\.|"release\.|undefined|NaN/);
    expect(words).toContain(mail === 'share_invited' || mail === 'share_changed' ? 'Yıldız' : 'Bora Kaya');
  }
});

test('percentages, money and months are written as the reader’s language writes them', async () => {
  const { t } = await openTexts('tr');
  const data = { ...DATA, mail: 'share_changed', invitation_no: null, waiting_micros: 0 } as const;
  const words = JSON.stringify(shareLetter(t, 'tr', data, { names: NAMES, path: '/royalties' }));
  for (const part of ['Aralık 2026', '%25 → %12,5', '%33,33', '500,00']) expect(words).toContain(part);
});
