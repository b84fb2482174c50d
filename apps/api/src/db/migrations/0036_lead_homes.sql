-- Find My Home as a thread: the language of who asked, what the desk sent, and yes or no to each.
ALTER TABLE "leads" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
CREATE TABLE "lead_homes" (
	"lead_id" integer NOT NULL REFERENCES "leads"("id") ON DELETE CASCADE,
	"property_id" bigint NOT NULL REFERENCES "properties"("id") ON DELETE CASCADE,
	"channel" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "lead_homes_lead_id_property_id_pk" PRIMARY KEY("lead_id","property_id"),
	CONSTRAINT "lead_homes_channel" CHECK ("lead_homes"."channel" in ('mail', 'whatsapp')),
	CONSTRAINT "lead_homes_answer" CHECK ("lead_homes"."answer" in ('yes', 'no'))
);
--> statement-breakpoint
CREATE INDEX "lead_homes_property" ON "lead_homes" ("property_id");
--> statement-breakpoint
CREATE INDEX "leads_reminder" ON "leads" ("reminder_at") WHERE "reminder_at" is not null;
--> statement-breakpoint
CREATE INDEX "interest_reminder" ON "interest_registrations" ("reminder_at") WHERE "reminder_at" is not null;
