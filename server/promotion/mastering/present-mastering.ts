import { type Mastering, type MasteringSummary, masteringReport } from '@tangent/contract/promotion/mastering.ts';
import { MASTERING_FILE_NAMES } from '@tangent/domain/promotion/mastering/mastering-file.ts';
import { PREVIEW_LOOP_SECONDS } from '@tangent/domain/promotion/mastering-limits.ts';
import type { MasteringRow } from './mastering-store.ts';

/** Presents a project in a list. */
export function presentSummary(row: MasteringRow): MasteringSummary {
  const { id, project_name, filename, status, preset, reference_filename, group_id, created_at } = row;
  return {
    id,
    project_name,
    filename,
    status,
    preset,
    reference_filename,
    group_id,
    integrated_lufs: row.report === null ? null : masteringReport.parse(row.report).after.integrated_lufs,
    loop: { start: row.loop_start_seconds, length: PREVIEW_LOOP_SECONDS },
    created_at: created_at.toISOString(),
  };
}

/** Presents a project with its proof sheet. */
export function presentMastering(row: MasteringRow): Mastering {
  const { upload_id, stage, stage_share, failure_code, report, file_sizes, blind_test } = row;
  const files = MASTERING_FILE_NAMES.flatMap((name) => {
    const size_bytes = file_sizes?.[name];
    return size_bytes === undefined ? [] : [{ name, size_bytes }];
  });
  return {
    ...presentSummary(row),
    upload_id,
    stage,
    stage_share,
    failure_code,
    report: report === null ? null : masteringReport.parse(report),
    files,
    blind_test,
  };
}
