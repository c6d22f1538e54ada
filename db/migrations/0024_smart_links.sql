CREATE TABLE "link_hits" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"store_id" text NOT NULL,
	"country" char(2) NOT NULL,
	"referrer" text NOT NULL,
	"device" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "link_hits_key" PRIMARY KEY("account_id","day","link_id","hour","kind","store_id","country","referrer","device")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "link_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_visitor_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"link_id" uuid NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "link_visitor_days_key" PRIMARY KEY("account_id","day","link_id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "link_visitors" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"link_id" uuid NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "link_visitors_key" PRIMARY KEY("account_id","day","link_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "smart_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"key" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"theme" text,
	"accent" text DEFAULT 'cover' NOT NULL,
	"store_order" text[] DEFAULT '{}'::text[] NOT NULL,
	"hidden_store_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "smart_links_release_id_unique" UNIQUE("release_id"),
	CONSTRAINT "smart_links_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "store_ref" text;--> statement-breakpoint
ALTER TABLE "smart_links" ADD CONSTRAINT "smart_links_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_links" ADD CONSTRAINT "smart_links_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_visitors_day_index" ON "link_visitors" USING btree ("day");--> statement-breakpoint
CREATE INDEX "smart_links_account_id_created_at_index" ON "smart_links" USING btree ("account_id","created_at");