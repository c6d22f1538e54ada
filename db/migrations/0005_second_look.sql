ALTER TABLE "rejection_proposals" RENAME TO "review_proposals";--> statement-breakpoint
ALTER TABLE "review_proposals" DROP CONSTRAINT "rejection_proposals_release_id_releases_id_fk";
--> statement-breakpoint
ALTER TABLE "review_proposals" DROP CONSTRAINT "rejection_proposals_proposed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "review_proposals" ADD COLUMN "decision" text DEFAULT 'reject' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_proposals" ALTER COLUMN "decision" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;