import { describe, expect, test } from 'vitest';
import { writeVerbForms } from './verb-forms.ts';

describe('Turkish verbs', () => {
  test.each([
    ['yak', 'yakar', 'yaksaydım', 'yakmasaydım', 'yakacağız', 'yakmadan'],
    ['gör', 'görür', 'görseydim', 'görmeseydim', 'göreceğiz', 'görmeden'],
    ['git', 'gider', 'gitseydim', 'gitmeseydim', 'gideceğiz', 'gitmeden'],
    ['bekle', 'bekler', 'bekleseydim', 'beklemeseydim', 'bekleyeceğiz', 'beklemeden'],
    ['ye', 'yer', 'yeseydim', 'yemeseydim', 'yiyeceğiz', 'yemeden'],
    ['oku', 'okur', 'okusaydım', 'okumasaydım', 'okuyacağız', 'okumadan'],
  ])('%s is written in the wish of the past, the future and what is not done', (stem, aorist, ...forms) => {
    const found = writeVerbForms(stem, aorist);
    expect([found['wish:1s'], found['wishneg:1s'], found['will:1p'], found.without]).toEqual(forms);
  });

  test('a wish of the past has its persons', () => {
    const found = writeVerbForms('söyle', 'söyler');
    expect(['1s', '2s', '3s', '1p'].map((person) => found[`wishneg:${person}`])).toEqual([
      'söylemeseydim',
      'söylemeseydin',
      'söylemeseydi',
      'söylemeseydik',
    ]);
  });
});
