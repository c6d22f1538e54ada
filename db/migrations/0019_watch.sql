CREATE TABLE "watch_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"answer" text,
	"verdict" text,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"answer" text,
	"verdict" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "watch_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rule" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"numbers" jsonb NOT NULL,
	CONSTRAINT "watch_findings_key" UNIQUE("case_id","day","rule","subject")
);
--> statement-breakpoint
ALTER TABLE "watch_cases" ADD CONSTRAINT "watch_cases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_cases" ADD CONSTRAINT "watch_cases_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_cases" ADD CONSTRAINT "watch_cases_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_events" ADD CONSTRAINT "watch_events_case_id_watch_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."watch_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_events" ADD CONSTRAINT "watch_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_findings" ADD CONSTRAINT "watch_findings_case_id_watch_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."watch_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_cases_account_id_last_day_index" ON "watch_cases" USING btree ("account_id","last_day");--> statement-breakpoint
CREATE INDEX "watch_cases_release_id_store_id_last_day_index" ON "watch_cases" USING btree ("release_id","store_id","last_day");--> statement-breakpoint
CREATE INDEX "watch_cases_state_last_day_index" ON "watch_cases" USING btree ("state","last_day");--> statement-breakpoint
CREATE INDEX "watch_cases_store_id_last_day_index" ON "watch_cases" USING btree ("store_id","last_day");--> statement-breakpoint
CREATE INDEX "watch_events_case_id_at_index" ON "watch_events" USING btree ("case_id","at");