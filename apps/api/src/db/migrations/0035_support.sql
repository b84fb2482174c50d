-- What sellers ask the desk, and what it answers.
CREATE TABLE "support_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"account_id" integer NOT NULL REFERENCES "accounts"("id") ON DELETE CASCADE,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_requests_state" CHECK ("support_requests"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "support_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"request_id" integer NOT NULL REFERENCES "support_requests"("id") ON DELETE CASCADE,
	"words" text NOT NULL,
	"staff_id" integer REFERENCES "staff"("id") ON DELETE SET NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "support_requests_account" ON "support_requests" ("account_id","id");
--> statement-breakpoint
CREATE INDEX "support_requests_open" ON "support_requests" ("created_at") WHERE "state" = 'open';
--> statement-breakpoint
CREATE INDEX "support_answers_request" ON "support_answers" ("request_id","id");
