export { createCampaign } from './create-campaign.ts';
export { describeNotice } from './describe-notice.ts';
export { type FormNotice, registerFanRoutes } from './fan-routes.ts';
export { sealToken } from './fan-secrets.ts';
export { writeAllFans, writeCampaigns } from './fans-csv.ts';
export { findPublicCampaign, type PublicCampaign } from './find-campaign.ts';
