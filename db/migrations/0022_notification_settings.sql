CREATE TABLE "notification_settings" (
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"email" boolean NOT NULL,
	"app" boolean NOT NULL,
	CONSTRAINT "notification_settings_account_id_type_pk" PRIMARY KEY("account_id","type")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("account_id") WHERE not "notifications"."read";