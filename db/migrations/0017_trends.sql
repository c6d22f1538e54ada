CREATE TABLE "trend_arrivals" (
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"file_no" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trend_arrivals_store_id_day_file_no_pk" PRIMARY KEY("store_id","day","file_no")
);
--> statement-breakpoint
CREATE TABLE "trend_audience_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"track_id" uuid NOT NULL,
	"age_group" smallint NOT NULL,
	"gender" smallint NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_audience_days_key" PRIMARY KEY("account_id","day","track_id","age_group","gender")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "trend_audience_months" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"track_id" uuid NOT NULL,
	"age_group" smallint NOT NULL,
	"gender" smallint NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_audience_months_key" PRIMARY KEY("account_id","month","track_id","age_group","gender")
) WITH (fillfactor = 80);
--> statement-breakpoint
CREATE TABLE "trend_country_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"track_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_country_days_key" PRIMARY KEY("account_id","day","track_id","country")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "trend_country_months" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"track_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_country_months_key" PRIMARY KEY("account_id","month","track_id","country")
) WITH (fillfactor = 80);
--> statement-breakpoint
CREATE TABLE "trend_entries" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"file_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"track_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"playlist_no" integer,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"saves" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	"age_group" smallint,
	"gender" smallint,
	CONSTRAINT "trend_entries_key" PRIMARY KEY("account_id","day","file_no","line_no")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "trend_file_days" (
	"file_no" integer NOT NULL,
	"store_ref" text NOT NULL,
	"day" date NOT NULL,
	"store_id" text,
	"lines" integer NOT NULL,
	"suspense_lines" integer NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"saves" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_file_days_file_no_store_ref_day_pk" PRIMARY KEY("file_no","store_ref","day")
);
--> statement-breakpoint
CREATE TABLE "trend_playlist_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"track_id" uuid NOT NULL,
	"playlist_no" integer NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_playlist_days_key" PRIMARY KEY("account_id","day","track_id","playlist_no")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "trend_playlist_months" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"track_id" uuid NOT NULL,
	"playlist_no" integer NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_playlist_months_key" PRIMARY KEY("account_id","month","track_id","playlist_no")
) WITH (fillfactor = 80);
--> statement-breakpoint
CREATE TABLE "trend_playlists" (
	"playlist_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trend_playlists_playlist_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_suspense_lines" (
	"file_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"day" date NOT NULL,
	"store_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"isrc" text,
	"upc" text,
	"playlist_no" integer,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"saves" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	"age_group" smallint,
	"gender" smallint,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"matched_track_id" uuid,
	"matched_by" uuid,
	"matched_at" timestamp with time zone,
	CONSTRAINT "trend_suspense_lines_file_no_line_no_pk" PRIMARY KEY("file_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "trend_track_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"track_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"saves" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_track_days_key" PRIMARY KEY("account_id","day","track_id","store_id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "trend_track_months" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"track_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"streams" bigint DEFAULT 0 NOT NULL,
	"listeners" bigint DEFAULT 0 NOT NULL,
	"saves" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	"playlist_adds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "trend_track_months_key" PRIMARY KEY("account_id","month","track_id","store_id")
) WITH (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "trend_file_days" ADD CONSTRAINT "trend_file_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_suspense_lines" ADD CONSTRAINT "trend_suspense_lines_matched_by_users_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trend_arrivals_file_no_index" ON "trend_arrivals" USING btree ("file_no");--> statement-breakpoint
CREATE INDEX "trend_entries_file_no_index" ON "trend_entries" USING brin ("file_no");--> statement-breakpoint
CREATE UNIQUE INDEX "trend_playlists_name_key" ON "trend_playlists" USING btree ("store_id","name");--> statement-breakpoint
CREATE INDEX "trend_suspense_lines_state_isrc_index" ON "trend_suspense_lines" USING btree ("state","isrc");