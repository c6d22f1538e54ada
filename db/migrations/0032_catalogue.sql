CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The table of domain/catalogue/artist/fold-name.ts. ASCII letters only are lowered, so that the locale of the database has no say.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
    'ØøŁłĐđÐðĦħŦŧıŊŋƏəΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄЂЉЊЋЏЅЈ''’‘ʼ',
    'oollddddhhttinneeαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяієђљњћџѕј'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') COLLATE "C"), '[ \t\n\r\f\v]+', ' ', 'g'))
$$;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "first_live_date" date;--> statement-breakpoint
UPDATE "artists" a SET "first_live_date" = r.live_date FROM (SELECT artist_id, min(live_date) AS live_date FROM "releases" GROUP BY artist_id) r WHERE r.artist_id = a.id;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_name(name)) STORED;--> statement-breakpoint
CREATE INDEX "artists_by_followers" ON "artists" USING btree (coalesce("followers", -1),"id") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;--> statement-breakpoint
CREATE INDEX "artists_by_first_live_date" ON "artists" USING btree ("first_live_date","id") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;--> statement-breakpoint
CREATE INDEX "artists_by_folded_name" ON "artists" USING btree ("folded_name","id") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;--> statement-breakpoint
CREATE INDEX "artists_folded_name_trigrams" ON "artists" USING gin ("folded_name" gin_trgm_ops) WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;--> statement-breakpoint
CREATE INDEX "artists_by_country" ON "artists" USING btree ("country") WHERE "artists"."show_in_catalogue" and "artists"."first_live_date" is not null;