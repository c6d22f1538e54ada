import account from './en/account.json' with { type: 'json' };
import analytics from './en/analytics.json' with { type: 'json' };
import artist from './en/artist.json' with { type: 'json' };
import artist_page from './en/artist_page.json' with { type: 'json' };
import artwork from './en/artwork.json' with { type: 'json' };
import audio from './en/audio.json' with { type: 'json' };
import auth from './en/auth.json' with { type: 'json' };
import backoffice from './en/backoffice.json' with { type: 'json' };
import banner from './en/banner.json' with { type: 'json' };
import blog from './en/blog.json' with { type: 'json' };
import books from './en/books.json' with { type: 'json' };
import calendar from './en/calendar.json' with { type: 'json' };
import catalogue from './en/catalogue.json' with { type: 'json' };
import change from './en/change.json' with { type: 'json' };
import claim from './en/claim.json' with { type: 'json' };
import claim_policy from './en/claim_policy.json' with { type: 'json' };
import coverart from './en/coverart.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import drop from './en/drop.json' with { type: 'json' };
import error from './en/error.json' with { type: 'json' };
import exportTexts from './en/export.json' with { type: 'json' };
import forecast from './en/forecast.json' with { type: 'json' };
import form from './en/form.json' with { type: 'json' };
import free from './en/free.json' with { type: 'json' };
import genre from './en/genre.json' with { type: 'json' };
import handover from './en/handover.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import legal from './en/legal.json' with { type: 'json' };
import link from './en/link.json' with { type: 'json' };
import lyrics from './en/lyrics.json' with { type: 'json' };
import made_here from './en/made_here.json' with { type: 'json' };
import mail from './en/mail.json' with { type: 'json' };
import mastering from './en/mastering.json' with { type: 'json' };
import money from './en/money.json' with { type: 'json' };
import move from './en/move.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import notification from './en/notification.json' with { type: 'json' };
import palette from './en/palette.json' with { type: 'json' };
import payout from './en/payout.json' with { type: 'json' };
import payouts from './en/payouts.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import plans from './en/plans.json' with { type: 'json' };
import playlist from './en/playlist.json' with { type: 'json' };
import presave from './en/presave.json' with { type: 'json' };
import referral from './en/referral.json' with { type: 'json' };
import release from './en/release.json' with { type: 'json' };
import release_list from './en/release_list.json' with { type: 'json' };
import report_problem from './en/report_problem.json' with { type: 'json' };
import review from './en/review.json' with { type: 'json' };
import royalty from './en/royalty.json' with { type: 'json' };
import sales from './en/sales.json' with { type: 'json' };
import saving from './en/saving.json' with { type: 'json' };
import sheet from './en/sheet.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import smartlink from './en/smartlink.json' with { type: 'json' };
import split from './en/split.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };
import store from './en/store.json' with { type: 'json' };
import store_month_gap from './en/store_month_gap.json' with { type: 'json' };
import style from './en/style.json' with { type: 'json' };
import subscription from './en/subscription.json' with { type: 'json' };
import territory from './en/territory.json' with { type: 'json' };
import tools from './en/tools.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import upload from './en/upload.json' with { type: 'json' };
import watch from './en/watch.json' with { type: 'json' };
import webhook from './en/webhook.json' with { type: 'json' };
import withdrawal from './en/withdrawal.json' with { type: 'json' };
import wizard from './en/wizard.json' with { type: 'json' };

/** Every text in English, one file per area. */
export const en = {
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
