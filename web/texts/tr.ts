import account from './tr/account.json' with { type: 'json' };
import analytics from './tr/analytics.json' with { type: 'json' };
import artist from './tr/artist.json' with { type: 'json' };
import artist_page from './tr/artist_page.json' with { type: 'json' };
import artwork from './tr/artwork.json' with { type: 'json' };
import audio from './tr/audio.json' with { type: 'json' };
import auth from './tr/auth.json' with { type: 'json' };
import backoffice from './tr/backoffice.json' with { type: 'json' };
import banner from './tr/banner.json' with { type: 'json' };
import blog from './tr/blog.json' with { type: 'json' };
import books from './tr/books.json' with { type: 'json' };
import calendar from './tr/calendar.json' with { type: 'json' };
import catalogue from './tr/catalogue.json' with { type: 'json' };
import change from './tr/change.json' with { type: 'json' };
import claim from './tr/claim.json' with { type: 'json' };
import claim_policy from './tr/claim_policy.json' with { type: 'json' };
import coverart from './tr/coverart.json' with { type: 'json' };
import dashboard from './tr/dashboard.json' with { type: 'json' };
import drop from './tr/drop.json' with { type: 'json' };
import error from './tr/error.json' with { type: 'json' };
import exportTexts from './tr/export.json' with { type: 'json' };
import forecast from './tr/forecast.json' with { type: 'json' };
import form from './tr/form.json' with { type: 'json' };
import free from './tr/free.json' with { type: 'json' };
import genre from './tr/genre.json' with { type: 'json' };
import handover from './tr/handover.json' with { type: 'json' };
import help from './tr/help.json' with { type: 'json' };
import landing from './tr/landing.json' with { type: 'json' };
import legal from './tr/legal.json' with { type: 'json' };
import link from './tr/link.json' with { type: 'json' };
import lyrics from './tr/lyrics.json' with { type: 'json' };
import made_here from './tr/made_here.json' with { type: 'json' };
import mail from './tr/mail.json' with { type: 'json' };
import mastering from './tr/mastering.json' with { type: 'json' };
import money from './tr/money.json' with { type: 'json' };
import move from './tr/move.json' with { type: 'json' };
import navigation from './tr/navigation.json' with { type: 'json' };
import notification from './tr/notification.json' with { type: 'json' };
import palette from './tr/palette.json' with { type: 'json' };
import payout from './tr/payout.json' with { type: 'json' };
import payouts from './tr/payouts.json' with { type: 'json' };
import plan from './tr/plan.json' with { type: 'json' };
import plans from './tr/plans.json' with { type: 'json' };
import playlist from './tr/playlist.json' with { type: 'json' };
import presave from './tr/presave.json' with { type: 'json' };
import referral from './tr/referral.json' with { type: 'json' };
import release from './tr/release.json' with { type: 'json' };
import release_list from './tr/release_list.json' with { type: 'json' };
import report_problem from './tr/report_problem.json' with { type: 'json' };
import review from './tr/review.json' with { type: 'json' };
import royalty from './tr/royalty.json' with { type: 'json' };
import sales from './tr/sales.json' with { type: 'json' };
import saving from './tr/saving.json' with { type: 'json' };
import sheet from './tr/sheet.json' with { type: 'json' };
import shell from './tr/shell.json' with { type: 'json' };
import smartlink from './tr/smartlink.json' with { type: 'json' };
import split from './tr/split.json' with { type: 'json' };
import status from './tr/status.json' with { type: 'json' };
import store from './tr/store.json' with { type: 'json' };
import store_month_gap from './tr/store_month_gap.json' with { type: 'json' };
import style from './tr/style.json' with { type: 'json' };
import subscription from './tr/subscription.json' with { type: 'json' };
import territory from './tr/territory.json' with { type: 'json' };
import tools from './tr/tools.json' with { type: 'json' };
import ui from './tr/ui.json' with { type: 'json' };
import upload from './tr/upload.json' with { type: 'json' };
import watch from './tr/watch.json' with { type: 'json' };
import webhook from './tr/webhook.json' with { type: 'json' };
import withdrawal from './tr/withdrawal.json' with { type: 'json' };
import wizard from './tr/wizard.json' with { type: 'json' };

/** Every text in Turkish, one file per area. */
export const tr = {
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
