DROP INDEX "artists_by_country";--> statement-breakpoint
CREATE INDEX "artists_by_genre" ON "artists" USING btree ("main_genre") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;--> statement-breakpoint
CREATE INDEX "artists_by_country" ON "artists" USING btree ("country","main_genre") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;