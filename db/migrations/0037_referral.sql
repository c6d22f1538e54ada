CREATE TABLE "referral_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"way" text,
	"granted_at" timestamp with time zone,
	"grant_id" uuid,
	"credit_cents" integer,
	"taken_back_at" timestamp with time zone,
	"credit_back_cents" integer,
	"credit_back_at" timestamp with time zone,
	CONSTRAINT "referral_rewards_tier_key" UNIQUE("account_id","tier")
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"network" text,
	"checked_at" timestamp with time zone,
	"signals" text[] DEFAULT '{}'::text[] NOT NULL,
	"qualified_at" timestamp with time zone,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "referrals_friend_id_unique" UNIQUE("friend_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_grant_id_plan_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."plan_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_rewards_state_index" ON "referral_rewards" USING btree ("state");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_signed_up_at_index" ON "referrals" USING btree ("referrer_id","signed_up_at");--> statement-breakpoint
CREATE INDEX "referrals_checked_at_index" ON "referrals" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "stripe_customers_card_fingerprint_index" ON "stripe_customers" USING btree ("card_fingerprint");--> statement-breakpoint
-- People who signed up with a code before the program started count as invited.
INSERT INTO "referrals" ("id", "referrer_id", "friend_id", "signed_up_at")
SELECT gen_random_uuid(), referrer."id", friend."id", friend."created_at"
FROM "users" AS friend
JOIN "users" AS referrer ON referrer."referral_code" = friend."referred_by_user"
WHERE referrer."id" <> friend."id";
