CREATE TABLE "presave_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"announced_date" date NOT NULL,
	"earlier_date" date,
	"sequence" integer DEFAULT 0 NOT NULL,
	"album_uri" text,
	"next_search_at" timestamp with time zone,
	"saving_started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stop_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presave_campaigns_release_id_unique" UNIQUE("release_id")
);
--> statement-breakpoint
CREATE TABLE "presave_fans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"end_reason" text,
	"fan_key" text,
	"country" char(2),
	"followers" integer,
	"language" text NOT NULL,
	"sealed_token" text,
	"email" text,
	"artist_may_write" boolean DEFAULT false NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"consent_scope" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presave_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"fan_id" uuid,
	"language" text NOT NULL,
	"country" char(2),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "presave_tickets_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
ALTER TABLE "presave_campaigns" ADD CONSTRAINT "presave_campaigns_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presave_campaigns" ADD CONSTRAINT "presave_campaigns_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presave_fans" ADD CONSTRAINT "presave_fans_campaign_id_presave_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."presave_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presave_tickets" ADD CONSTRAINT "presave_tickets_campaign_id_presave_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."presave_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presave_tickets" ADD CONSTRAINT "presave_tickets_fan_id_presave_fans_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."presave_fans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presave_campaigns_account_id_created_at_index" ON "presave_campaigns" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "presave_campaigns_open_index" ON "presave_campaigns" USING btree ("id") WHERE "presave_campaigns"."completed_at" is null and "presave_campaigns"."stopped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "presave_fans_key" ON "presave_fans" USING btree ("campaign_id","way","fan_key");--> statement-breakpoint
CREATE INDEX "presave_fans_campaign_id_consented_at_id_index" ON "presave_fans" USING btree ("campaign_id","consented_at","id");--> statement-breakpoint
CREATE INDEX "presave_fans_due_index" ON "presave_fans" USING btree ("campaign_id","next_attempt_at") WHERE "presave_fans"."state" in ('token_ok', 'saved');--> statement-breakpoint
CREATE INDEX "presave_fans_waiting_index" ON "presave_fans" USING btree ("consented_at") WHERE "presave_fans"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "presave_tickets_expires_at_index" ON "presave_tickets" USING btree ("expires_at");