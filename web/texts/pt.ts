import account from './pt/account.json' with { type: 'json' };
import analytics from './pt/analytics.json' with { type: 'json' };
import artist from './pt/artist.json' with { type: 'json' };
import artist_page from './pt/artist_page.json' with { type: 'json' };
import artwork from './pt/artwork.json' with { type: 'json' };
import audio from './pt/audio.json' with { type: 'json' };
import auth from './pt/auth.json' with { type: 'json' };
import backoffice from './pt/backoffice.json' with { type: 'json' };
import banner from './pt/banner.json' with { type: 'json' };
import blog from './pt/blog.json' with { type: 'json' };
import books from './pt/books.json' with { type: 'json' };
import calendar from './pt/calendar.json' with { type: 'json' };
import catalogue from './pt/catalogue.json' with { type: 'json' };
import change from './pt/change.json' with { type: 'json' };
import claim from './pt/claim.json' with { type: 'json' };
import claim_policy from './pt/claim_policy.json' with { type: 'json' };
import coverart from './pt/coverart.json' with { type: 'json' };
import dashboard from './pt/dashboard.json' with { type: 'json' };
import drop from './pt/drop.json' with { type: 'json' };
import error from './pt/error.json' with { type: 'json' };
import exportTexts from './pt/export.json' with { type: 'json' };
import forecast from './pt/forecast.json' with { type: 'json' };
import form from './pt/form.json' with { type: 'json' };
import free from './pt/free.json' with { type: 'json' };
import genre from './pt/genre.json' with { type: 'json' };
import handover from './pt/handover.json' with { type: 'json' };
import help from './pt/help.json' with { type: 'json' };
import landing from './pt/landing.json' with { type: 'json' };
import legal from './pt/legal.json' with { type: 'json' };
import link from './pt/link.json' with { type: 'json' };
import lyrics from './pt/lyrics.json' with { type: 'json' };
import made_here from './pt/made_here.json' with { type: 'json' };
import mail from './pt/mail.json' with { type: 'json' };
import mastering from './pt/mastering.json' with { type: 'json' };
import money from './pt/money.json' with { type: 'json' };
import move from './pt/move.json' with { type: 'json' };
import navigation from './pt/navigation.json' with { type: 'json' };
import notification from './pt/notification.json' with { type: 'json' };
import palette from './pt/palette.json' with { type: 'json' };
import payout from './pt/payout.json' with { type: 'json' };
import payouts from './pt/payouts.json' with { type: 'json' };
import plan from './pt/plan.json' with { type: 'json' };
import plans from './pt/plans.json' with { type: 'json' };
import playlist from './pt/playlist.json' with { type: 'json' };
import presave from './pt/presave.json' with { type: 'json' };
import referral from './pt/referral.json' with { type: 'json' };
import release from './pt/release.json' with { type: 'json' };
import release_list from './pt/release_list.json' with { type: 'json' };
import report_problem from './pt/report_problem.json' with { type: 'json' };
import review from './pt/review.json' with { type: 'json' };
import royalty from './pt/royalty.json' with { type: 'json' };
import sales from './pt/sales.json' with { type: 'json' };
import saving from './pt/saving.json' with { type: 'json' };
import sheet from './pt/sheet.json' with { type: 'json' };
import shell from './pt/shell.json' with { type: 'json' };
import smartlink from './pt/smartlink.json' with { type: 'json' };
import split from './pt/split.json' with { type: 'json' };
import status from './pt/status.json' with { type: 'json' };
import store from './pt/store.json' with { type: 'json' };
import store_month_gap from './pt/store_month_gap.json' with { type: 'json' };
import style from './pt/style.json' with { type: 'json' };
import subscription from './pt/subscription.json' with { type: 'json' };
import territory from './pt/territory.json' with { type: 'json' };
import tools from './pt/tools.json' with { type: 'json' };
import ui from './pt/ui.json' with { type: 'json' };
import upload from './pt/upload.json' with { type: 'json' };
import watch from './pt/watch.json' with { type: 'json' };
import webhook from './pt/webhook.json' with { type: 'json' };
import withdrawal from './pt/withdrawal.json' with { type: 'json' };
import wizard from './pt/wizard.json' with { type: 'json' };

/** Every text in Portuguese, one file per area. */
export const pt = {
  sales,
  payouts,
  banner,
  books,
  account,
  analytics,
  artist,
  audio,
  artist_page,
  artwork,
  auth,
  backoffice,
  blog,
  calendar,
  catalogue,
  change,
  claim,
  claim_policy,
  coverart,
  dashboard,
  drop,
  error,
  export: exportTexts,
  forecast,
  form,
  free,
  genre,
  handover,
  help,
  landing,
  legal,
  link,
  lyrics,
  made_here,
  mail,
  mastering,
  money,
  move,
  navigation,
  notification,
  palette,
  payout,
  plan,
  plans,
  playlist,
  presave,
  referral,
  release,
  release_list,
  report_problem,
  review,
  royalty,
  saving,
  sheet,
  shell,
  smartlink,
  split,
  status,
  store,
  store_month_gap,
  style,
  subscription,
  territory,
  ui,
  tools,
  upload,
  watch,
  webhook,
  withdrawal,
  wizard,
};
