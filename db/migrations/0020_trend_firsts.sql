CREATE TABLE "trend_playlist_firsts" (
	"account_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"playlist_no" integer NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "trend_playlist_firsts_key" PRIMARY KEY("account_id","track_id","playlist_no")
);
--> statement-breakpoint
CREATE TABLE "trend_track_firsts" (
	"account_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "trend_track_firsts_key" PRIMARY KEY("account_id","track_id","store_id")
);
--> statement-breakpoint
INSERT INTO "trend_track_firsts" ("account_id", "track_id", "store_id", "first_day")
SELECT "account_id", "track_id", "store_id", min("day") FROM "trend_track_days" GROUP BY "account_id", "track_id", "store_id";
--> statement-breakpoint
INSERT INTO "trend_playlist_firsts" ("account_id", "track_id", "playlist_no", "first_day")
SELECT "account_id", "track_id", "playlist_no", min("day") FROM "trend_playlist_days" GROUP BY "account_id", "track_id", "playlist_no";
