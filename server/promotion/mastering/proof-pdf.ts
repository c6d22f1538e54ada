import type { Readable } from 'node:stream';
import type { Mastering, MasteringReport, ProofMeasures } from '@tangent/contract/promotion/mastering.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { matchSpectra } from '@tangent/domain/promotion/mastering/match-spectra.ts';
import { listStorePlayback } from '@tangent/domain/promotion/mastering/store-playback.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import type { TFunction } from 'i18next';
import {
  type Doc,
  drawHead,
  drawTable,
  INK,
  INNER_WIDTH,
  LINE,
  MUTED_INK,
  openPdf,
  PAGE,
  VOLT,
} from '../../platform/pdf/page.ts';

type Reader = { product_name: string; language: Language };
type Formats = { t: TFunction; level: (value: number | null, unit?: string) => string };

/** Streams the proof sheet as a PDF: the measures before and after, the bands, the spectrum, and what stores do. */
export async function streamProofPdf(
  project: Mastering,
  report: MasteringReport,
  { product_name, language }: Reader,
): Promise<Readable> {
  const { t } = await loadTexts(language);
  const title = t('mastering.proof.title');
  const day = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const doc = await openPdf({ title: `${title}: ${project.project_name}`, author: product_name, language });
  const formats = { t, level: createLevelFormat(language) };
  drawHead(doc, product_name, [title, day.format(new Date(project.created_at))]);
  drawTitle(doc, project, t);
  drawMeasures(doc, report, formats);
  drawSpectrum(doc, report, t);
  drawStores(doc, report.after, formats);
  doc.end();
  return doc as unknown as Readable;
}

function createLevelFormat(language: Language): Formats['level'] {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
  const format = new Intl.NumberFormat(FORMAT_LOCALES[language], digits);
  return (value, unit = '') => (value === null ? '–' : `${format.format(value)} ${unit}`.trim());
}

function drawTitle(doc: Doc, { project_name, filename, preset, reference_filename }: Mastering, t: TFunction): void {
  const style =
    preset === null
      ? `${t('mastering.reference.chosen')} ${reference_filename ?? ''}`
      : t(`mastering.preset.${preset}.name`);
  const line = (size: number) => ({ width: INNER_WIDTH, ellipsis: true, height: size * 1.3 });
  doc.font('bold').fontSize(24).fillColor(INK).text(project_name, PAGE.margin, doc.y, line(24));
  doc.font('text').fontSize(9).fillColor(MUTED_INK);
  doc.text(`${filename} · ${style}`, PAGE.margin, doc.y + 4, line(9));
}

type Row = { name: string; before: string; after: string };

function drawMeasures(doc: Doc, { before, after }: MasteringReport, { t, level }: Formats): void {
  const measure = (name: string, unit: string, read: (sheet: ProofMeasures) => number | null): Row => {
    return { name, before: level(read(before), unit), after: level(read(after), unit) };
  };
  const columns = [
    { title: t('mastering.proof.measure'), share: 0.5, cell: ({ name }: Row) => name },
    { title: t('mastering.proof.before'), share: 0.25, numeric: true, cell: (row: Row) => row.before },
    { title: t('mastering.proof.after'), share: 0.25, numeric: true, cell: (row: Row) => row.after },
  ];
  drawTable(doc, t('mastering.proof.title'), columns, [
    measure(t('mastering.measure.loudness'), 'LUFS', (sheet) => sheet.integrated_lufs),
    measure(t('mastering.measure.range'), 'LU', (sheet) => sheet.loudness_range_lu),
    measure(t('mastering.measure.true_peak'), 'dBTP', (sheet) => sheet.true_peak_dbtp),
    measure(t('mastering.measure.peak_to_loudness'), 'dB', (sheet) => sheet.peak_to_loudness_db),
  ]);
  const bands = (['low', 'low_mid', 'high_mid', 'high'] as const).map((band, i) =>
    measure(t(`mastering.band.${band}`), '', (sheet) => sheet.crest_db[i] ?? null),
  );
  drawTable(doc, t('mastering.proof.crest'), columns, bands);
}

const CHART_HEIGHT = 110;
const FLOOR_DB = -60;
const MARKS_HZ = [50, 200, 1000, 5000, 16_000];

function drawSpectrum(doc: Doc, report: MasteringReport, t: TFunction): void {
  const { before, after } = matchSpectra(report.before, report.after);
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(t('mastering.proof.spectrum'), PAGE.margin, doc.y + 18);
  drawLegend(doc, t);
  const top = doc.y + 6;
  const bottom = top + CHART_HEIGHT;
  const x = (i: number) => PAGE.margin + (INNER_WIDTH * i) / (report.spectrum_hz.length - 1);
  const trace = (levels: readonly number[]) => {
    levels.forEach((level, i) => {
      const y = top + (CHART_HEIGHT * Math.max(FLOOR_DB, level)) / FLOOR_DB;
      if (i === 0) doc.moveTo(x(i), y);
      else doc.lineTo(x(i), y);
    });
    return doc;
  };
  trace(after)
    .lineTo(PAGE.margin + INNER_WIDTH, bottom)
    .lineTo(PAGE.margin, bottom)
    .fill(VOLT);
  trace(after).lineWidth(1.4).strokeColor(INK).stroke();
  trace(before).lineWidth(0.8).dash(3, { space: 2 }).strokeColor(MUTED_INK).stroke().undash();
  doc
    .moveTo(PAGE.margin, bottom)
    .lineTo(PAGE.margin + INNER_WIDTH, bottom)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  doc.font('text').fontSize(7.5).fillColor(MUTED_INK);
  for (const hertz of MARKS_HZ) {
    const at = x(report.spectrum_hz.findIndex((centre) => centre >= hertz));
    const name = hertz < 1000 ? `${hertz} Hz` : `${hertz / 1000} kHz`;
    doc.text(name, at - 20, bottom + 4, { width: 40, align: 'center' });
  }
}

// At the right of the heading, on its line.
function drawLegend(doc: Doc, t: TFunction): void {
  const y = doc.y - 11;
  const right = PAGE.margin + INNER_WIDTH;
  doc.font('text').fontSize(8).fillColor(MUTED_INK);
  const draw = (name: string, end: number) => {
    const start = end - doc.widthOfString(name);
    doc.text(name, start, y, { lineBreak: false });
    doc.moveTo(start - 22, y + 5).lineTo(start - 4, y + 5);
    return start - 34;
  };
  const next = draw(t('mastering.proof.after'), right);
  doc.lineWidth(1.4).strokeColor(INK).stroke();
  draw(t('mastering.proof.before'), next);
  doc.lineWidth(0.8).dash(3, { space: 2 }).strokeColor(MUTED_INK).stroke().undash();
  doc.y = y + 11;
}

type StoreTurn = ReturnType<typeof listStorePlayback>[number];

function drawStores(doc: Doc, { integrated_lufs, true_peak_dbtp }: ProofMeasures, { t, level }: Formats): void {
  drawTable(
    doc,
    t('mastering.stores.title'),
    [
      {
        title: t('mastering.stores.store'),
        share: 0.5,
        cell: ({ store }: StoreTurn) => t(`mastering.store.${store}`),
      },
      {
        title: t('mastering.stores.target'),
        share: 0.25,
        numeric: true,
        cell: ({ target_lufs }: StoreTurn) => level(target_lufs, 'LUFS'),
      },
      {
        title: t('mastering.stores.turned'),
        share: 0.25,
        numeric: true,
        cell: ({ turned_db }: StoreTurn) => level(turned_db, 'dB'),
      },
    ],
    listStorePlayback(integrated_lufs, true_peak_dbtp),
  );
}
