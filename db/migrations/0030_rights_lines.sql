ALTER TABLE "releases" ADD COLUMN "p_line_year" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "p_line_owner" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "c_line_year" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "c_line_owner" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "original_release_date" date;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "p_line_year" integer;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "p_line_owner" text;