import * as plan from '../billing/plan/job-kinds.ts';
import * as artist from '../catalogue/artist/job-kinds.ts';
import * as release from '../catalogue/release/job-kinds.ts';
import * as review from '../catalogue/review/job-kinds.ts';
import * as upload from '../catalogue/upload/job-kinds.ts';
import * as delivery from '../distribution/delivery/job-kinds.ts';
import * as takedown from '../distribution/takedown/job-kinds.ts';
import * as mail from '../engagement/mail/job-kinds.ts';
import * as account from '../identity/account/job-kinds.ts';
import * as accountExport from '../identity/account-export/job-kinds.ts';
import * as auth from '../identity/auth/job-kinds.ts';
import * as users from '../identity/user/job-kinds.ts';
import * as monitoring from '../insight/monitoring/job-kinds.ts';
import * as ledger from '../money/ledger/job-kinds.ts';
import * as payout from '../money/payout/job-kinds.ts';
import * as royalty from '../money/royalty/job-kinds.ts';
import * as salesInbox from '../money/sales-inbox/job-kinds.ts';
import type { JobKind } from '../platform/jobs/define-job.ts';

/** Every kind of background work: migrating makes their queues, so that a call can put something into them. */
export const JOB_KINDS: readonly JobKind[] = [
  ...Object.values(auth),
  ...Object.values(artist),
  ...Object.values(upload),
  ...Object.values(release),
  ...Object.values(review),
  ...Object.values(royalty),
  ...Object.values(delivery),
  ...Object.values(takedown),
  ...Object.values(salesInbox),
  ...Object.values(monitoring),
  ...Object.values(account),
  ...Object.values(accountExport),
  ...Object.values(mail),
  ...Object.values(ledger),
  ...Object.values(users),
  ...Object.values(plan),
  ...Object.values(payout),
].map((kind) => kind as unknown as JobKind);
