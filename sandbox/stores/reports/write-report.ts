import { writeAppleDaily, writeAppleMusic, writeAppleSales } from './formats/apple.ts';
import { writeDeezer } from './formats/deezer.ts';
import { writeDsrBasicAudio, writeDsrFinancial, writeDsrUgc } from './formats/dsr.ts';
import { writeMeta } from './formats/meta.ts';
import { writePlainCsv } from './formats/plain-csv.ts';
import { writeSpotify } from './formats/spotify.ts';
import { writeTiktok } from './formats/tiktok.ts';
import { writeYoutube, writeYoutubeSubscription } from './formats/youtube.ts';
import type { ReportFormat, ReportStore } from './report-store.ts';
import type { ReportFile, StoreReport } from './sale-row.ts';

const WRITERS: Record<ReportFormat, (report: StoreReport) => ReportFile> = {
  spotify: writeSpotify,
  apple_music: writeAppleMusic,
  apple_sales: writeAppleSales,
  youtube: writeYoutube,
  youtube_subscription: writeYoutubeSubscription,
  deezer: writeDeezer,
  tiktok: writeTiktok,
  meta: writeMeta,
  dsr_basic_audio: writeDsrBasicAudio,
  dsr_ugc: writeDsrUgc,
  dsr_financial: writeDsrFinancial,
  plain_csv: writePlainCsv,
};

/** Writes the report file of a store; reports of a single day use the daily format of stores that have one. */
export function writeReport({ format }: ReportStore, report: StoreReport): ReportFile {
  return isDaily(report) ? writeAppleDaily(report) : WRITERS[format](report);
}

function isDaily({ days }: StoreReport): boolean {
  return days.first === days.last;
}
