export { createCampaign } from './create-campaign.ts';
export { describeNotice, type PageNotice } from './describe-notice.ts';
export { type FormNotice, registerFanRoutes } from './fan-routes.ts';
export { findPublicCampaign, type PublicCampaign } from './find-public-campaign.ts';
export { finishReminder } from './finish-reminder.ts';
export { buildFanPath } from './leave-path.ts';
