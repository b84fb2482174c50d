-- Viewings of homes: who wants to see which, the times that are proposed, and the one that was agreed.
CREATE TABLE "viewings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL REFERENCES "properties"("id") ON DELETE CASCADE,
	"account_id" integer REFERENCES "accounts"("id") ON DELETE SET NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"times" jsonb NOT NULL,
	"at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"remind_at" timestamp (3) with time zone,
	CONSTRAINT "viewings_agreed" CHECK (("viewings"."state" = 'agreed') = ("viewings"."at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_live" ON "viewings" ("property_id","email_key") WHERE "viewings"."state" in ('unconfirmed', 'asked', 'offered', 'agreed') and "viewings"."email_key" <> '';
--> statement-breakpoint
CREATE INDEX "viewings_email_key" ON "viewings" ("email_key");
--> statement-breakpoint
CREATE INDEX "viewings_account" ON "viewings" ("account_id") WHERE "viewings"."account_id" is not null;
--> statement-breakpoint
CREATE INDEX "viewings_property" ON "viewings" ("property_id");
--> statement-breakpoint
CREATE INDEX "viewings_created_at" ON "viewings" ("created_at");
--> statement-breakpoint
CREATE INDEX "viewings_remind_at" ON "viewings" ("remind_at") WHERE "viewings"."remind_at" is not null;
