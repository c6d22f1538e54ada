import account from './es/account.json' with { type: 'json' };
import analytics from './es/analytics.json' with { type: 'json' };
import artist from './es/artist.json' with { type: 'json' };
import artist_page from './es/artist_page.json' with { type: 'json' };
import artwork from './es/artwork.json' with { type: 'json' };
import audio from './es/audio.json' with { type: 'json' };
import auth from './es/auth.json' with { type: 'json' };
import backoffice from './es/backoffice.json' with { type: 'json' };
import banner from './es/banner.json' with { type: 'json' };
import blog from './es/blog.json' with { type: 'json' };
import books from './es/books.json' with { type: 'json' };
import calendar from './es/calendar.json' with { type: 'json' };
import catalogue from './es/catalogue.json' with { type: 'json' };
import change from './es/change.json' with { type: 'json' };
import claim from './es/claim.json' with { type: 'json' };
import claim_policy from './es/claim_policy.json' with { type: 'json' };
import coverart from './es/coverart.json' with { type: 'json' };
import dashboard from './es/dashboard.json' with { type: 'json' };
import drop from './es/drop.json' with { type: 'json' };
import error from './es/error.json' with { type: 'json' };
import exportTexts from './es/export.json' with { type: 'json' };
import forecast from './es/forecast.json' with { type: 'json' };
import form from './es/form.json' with { type: 'json' };
import free from './es/free.json' with { type: 'json' };
import genre from './es/genre.json' with { type: 'json' };
import handover from './es/handover.json' with { type: 'json' };
import help from './es/help.json' with { type: 'json' };
import landing from './es/landing.json' with { type: 'json' };
import legal from './es/legal.json' with { type: 'json' };
import link from './es/link.json' with { type: 'json' };
import lyrics from './es/lyrics.json' with { type: 'json' };
import made_here from './es/made_here.json' with { type: 'json' };
import mail from './es/mail.json' with { type: 'json' };
import mastering from './es/mastering.json' with { type: 'json' };
import money from './es/money.json' with { type: 'json' };
import move from './es/move.json' with { type: 'json' };
import navigation from './es/navigation.json' with { type: 'json' };
import notification from './es/notification.json' with { type: 'json' };
import palette from './es/palette.json' with { type: 'json' };
import payout from './es/payout.json' with { type: 'json' };
import payouts from './es/payouts.json' with { type: 'json' };
import plan from './es/plan.json' with { type: 'json' };
import plans from './es/plans.json' with { type: 'json' };
import playlist from './es/playlist.json' with { type: 'json' };
import presave from './es/presave.json' with { type: 'json' };
import referral from './es/referral.json' with { type: 'json' };
import release from './es/release.json' with { type: 'json' };
import release_list from './es/release_list.json' with { type: 'json' };
import report_problem from './es/report_problem.json' with { type: 'json' };
import review from './es/review.json' with { type: 'json' };
import royalty from './es/royalty.json' with { type: 'json' };
import sales from './es/sales.json' with { type: 'json' };
import saving from './es/saving.json' with { type: 'json' };
import sheet from './es/sheet.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import smartlink from './es/smartlink.json' with { type: 'json' };
import split from './es/split.json' with { type: 'json' };
import status from './es/status.json' with { type: 'json' };
import store from './es/store.json' with { type: 'json' };
import store_month_gap from './es/store_month_gap.json' with { type: 'json' };
import style from './es/style.json' with { type: 'json' };
import subscription from './es/subscription.json' with { type: 'json' };
import territory from './es/territory.json' with { type: 'json' };
import tools from './es/tools.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };
import upload from './es/upload.json' with { type: 'json' };
import watch from './es/watch.json' with { type: 'json' };
import webhook from './es/webhook.json' with { type: 'json' };
import withdrawal from './es/withdrawal.json' with { type: 'json' };
import wizard from './es/wizard.json' with { type: 'json' };

/** Every text in Spanish, one file per area. */
export const es = {
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
