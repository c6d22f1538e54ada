import { loadSchemas } from '../check/check-schema.ts';
import { getReportFolder, getSampleFolder, getSchemaFolder } from '../testing/official-files.ts';

/**
 * `npm run test:official` starts here: a problem with the folder is reported in one sentence instead of a hundred
 * failing tests.
 */
try {
  loadSchemas(getSchemaFolder()).close();
  for (const samples of ['ern-43', 'ern-382', 'ern-382-audius', 'ern-432-made-here']) getSampleFolder(samples);
  for (const reports of ['samples', 'profiles'] as const) getReportFolder(reports);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
