CREATE TABLE "mail_refusals" (
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"answer" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_account_id_email_pk" PRIMARY KEY("account_id","email")
);
--> statement-breakpoint
ALTER TABLE "mail_refusals" ADD CONSTRAINT "mail_refusals_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;