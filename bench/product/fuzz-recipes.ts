import * as catalogue from './fuzz-recipes-catalogue.ts';
import * as engagement from './fuzz-recipes-engagement.ts';
import * as identity from './fuzz-recipes-identity.ts';
import * as money from './fuzz-recipes-money.ts';
import type { Recipes } from './fuzz-world.ts';

/** The recipes of all operations that values of the right shape alone do not reach. */
export const RECIPES: Recipes = {
  ...identity.SIGN_IN_RECIPES,
  ...identity.ACCOUNT_RECIPES,
  ...identity.PEOPLE_RECIPES,
  ...catalogue.UPLOAD_RECIPES,
  ...catalogue.ARTIST_RECIPES,
  ...catalogue.RELEASE_RECIPES,
  ...catalogue.REVIEW_RECIPES,
  ...catalogue.CHANGE_RECIPES,
  ...money.PLAN_RECIPES,
  ...money.SHARE_RECIPES,
  ...money.ROYALTY_RECIPES,
  ...money.SALES_RECIPES,
  ...money.PAYOUT_RECIPES,
  ...engagement.CASE_RECIPES,
  ...engagement.CLAIM_RECIPES,
  ...engagement.FORM_RECIPES,
  ...engagement.PLAYLIST_RECIPES,
  ...engagement.FAN_RECIPES,
  ...engagement.STUDIO_RECIPES,
};

/** Recipes for the end of a run. */
export const LATE_RECIPES: Recipes = money.LATE_RECIPES;
