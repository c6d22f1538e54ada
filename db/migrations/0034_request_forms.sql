CREATE TABLE "form_drafts" (
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"document_upload_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_account_id_form_pk" PRIMARY KEY("account_id","form")
);
--> statement-breakpoint
CREATE TABLE "form_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"document_upload_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"subject" text NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"allowed_until" date,
	"allowance_announced_at" timestamp with time zone,
	"documents_removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_notes" ADD CONSTRAINT "form_notes_request_id_form_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."form_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_notes" ADD CONSTRAINT "form_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_notes_request_id_created_at_index" ON "form_notes" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "form_requests_account_id_created_at_index" ON "form_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "form_requests_status_due_at_index" ON "form_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "form_requests_answered_at_index" ON "form_requests" USING btree ("answered_at");