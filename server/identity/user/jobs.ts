import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { EraseContext } from './context.ts';
import { eraseFiles } from './erase-files.ts';
import { eraseFilesJob, takeDownReleasesJob } from './job-kinds.ts';
import { takeDownReleases } from './take-down-releases.ts';

export function userJobs(context: EraseContext): JobHandler[] {
  return [
    handleJob(takeDownReleasesJob, (data) => takeDownReleases(context, data)),
    handleJob(eraseFilesJob, (files) => eraseFiles(context, files)),
  ];
}
