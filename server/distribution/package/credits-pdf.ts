import { buffer } from 'node:stream/consumers';
import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import {
  CREDIT_GROUPS,
  type CreditGroup,
  type CreditWord,
  listCreditedPeople,
} from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { titleWithVersion } from '@tangent/web/texts/version-text.ts';
import type { TFunction } from 'i18next';
import { type Doc, drawHead, drawTable, INK, INNER_WIDTH, MUTED_INK, openPdf, PAGE } from '../../platform/pdf/page.ts';

type Reader = { readonly product_name: string; readonly language: Language };
type Texts = { readonly t: TFunction; readonly nameOfCountry: (code: string) => string };
type Row = { readonly group: string; readonly name: string; readonly words: string };

/** Builds the statement of credits of a release as a PDF: who did what on each track, and the codes of the work. */
export async function buildCreditsPdf(release: Release, { product_name, language }: Reader): Promise<Buffer> {
  const { t } = await loadTexts(language);
  const countries = new Intl.DisplayNames([FORMAT_LOCALES[language]], { type: 'region' });
  const texts = { t, nameOfCountry: (code: string) => countries.of(code) ?? code };
  const title = t('release.credits_pdf.title');
  const doc = await openPdf({ title: `${title}: ${release.title}`, author: product_name, language });
  drawHead(doc, product_name, [title, release.primary_artist]);
  drawTitle(doc, release);
  for (const track of release.tracks) drawTrack(doc, track, texts);
  drawFeet(doc, t);
  doc.end();
  return buffer(doc as unknown as AsyncIterable<Uint8Array>);
}

function drawTitle(doc: Doc, { title, version_title, primary_artist, record_label, upc, release_date }: Release): void {
  const line = (size: number) => ({ width: INNER_WIDTH, ellipsis: true, height: size * 1.3 });
  const name = version_title === null ? title : `${title} (${version_title})`;
  doc.font('bold').fontSize(24).fillColor(INK).text(name, PAGE.margin, doc.y, line(24));
  const facts = [primary_artist, record_label, upc && `UPC ${upc}`, release_date].filter(Boolean).join(' · ');
  doc
    .font('text')
    .fontSize(9)
    .fillColor(MUTED_INK)
    .text(facts, PAGE.margin, doc.y + 4, line(9));
}

function drawTrack(doc: Doc, track: Track, texts: Texts): void {
  const { t } = texts;
  const columns = [
    { title: t('release.credits_pdf.group'), share: 0.3, cell: ({ group }: Row) => group },
    { title: t('release.field.name'), share: 0.28, cell: ({ name }: Row) => name },
    { title: t('release.field.role'), share: 0.42, cell: ({ words }: Row) => words },
  ];
  drawTable(doc, `${track.position}  ${titleWithVersion(track, t)}`, columns, listRows(track, t));
  const facts = listFacts(track, texts).join(' · ');
  doc.y += 4;
  doc
    .font('text')
    .fontSize(8)
    .fillColor(MUTED_INK)
    .text(facts, PAGE.margin, doc.y, { width: INNER_WIDTH, height: 22, ellipsis: true });
}

/** Lists the people group by group; one without anybody says so. */
function listRows(track: Track, t: TFunction): Row[] {
  const people = listCreditedPeople(track);
  return CREDIT_GROUPS.flatMap((key) => {
    const group = t(`release.credit_group.${key}`);
    const rows = people[key].map(({ name, words }) => ({ group, name, words: joinWords(words, t) }));
    return rows.length > 0 ? rows : [{ group, name: describeNobody(track, key, t), words: '' }];
  });
}

function describeNobody({ songwriters }: Track, group: CreditGroup, t: TFunction): string {
  const isTraditional = group === 'composition' && songwriters === 'traditional';
  return isTraditional ? t('release.songwriters.traditional') : '–';
}

function joinWords(words: readonly CreditWord[], t: TFunction): string {
  const texts = words.map((one) =>
    one.kind === 'role' ? t(`release.role.${one.word}`) : t(`release.instrument.${one.word}`),
  );
  return texts.join(', ');
}

function listFacts(track: Track, { t, nameOfCountry }: Texts): string[] {
  const recorded = [
    track.recording_country === null ? null : nameOfCountry(track.recording_country),
    track.recording_date,
  ].filter((part) => part !== null);
  return [
    ...(track.isrc === null ? [] : [`ISRC ${track.isrc}`]),
    ...(track.iswc === null ? [] : [`ISWC ${track.iswc}`]),
    ...(recorded.length === 0 ? [] : [t('release.credits_pdf.recorded', { facts: recorded.join(', ') })]),
    ...(track.publisher === null ? [] : [`${t('release.field.publisher')}: ${track.publisher}`]),
  ];
}

function drawFeet(doc: Doc, t: TFunction): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.font('text').fontSize(7.5).fillColor(MUTED_INK);
    const number = t('royalty.pdf.page', { page: page + 1, count });
    doc.text(number, PAGE.width - PAGE.margin - 100, PAGE.bottom + 24, { width: 100, align: 'right' });
  }
}
