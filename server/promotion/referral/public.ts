export { saveReferral } from './save-referral.ts';
