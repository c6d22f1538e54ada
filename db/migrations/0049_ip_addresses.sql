ALTER TABLE "sessions" RENAME COLUMN "address" TO "ip_address";--> statement-breakpoint
ALTER TABLE "security_events" RENAME COLUMN "address" TO "ip_address";--> statement-breakpoint
ALTER TABLE "release_agreements" RENAME COLUMN "address" TO "ip_address";
