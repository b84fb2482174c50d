-- Devices on which somebody is told of alerts, and what goes there. A device of an account goes with the login on it, one of a
-- search without an account with the search.
CREATE TABLE "push_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"session_id" integer,
	"search_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_owner" CHECK (("session_id" is null) <> ("search_id" is null))
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_of_account" ON "push_devices" USING btree ("endpoint") WHERE "session_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_of_search" ON "push_devices" USING btree ("search_id","endpoint") WHERE "search_id" is not null;
--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id") WHERE "session_id" is not null;
--> statement-breakpoint
CREATE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" bigint NOT NULL,
	"search_id" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_attempt_at") WHERE "sent_at" is null and "given_up_at" is null;
--> statement-breakpoint
CREATE INDEX "push_messages_device" ON "push_messages" USING btree ("device_id");
--> statement-breakpoint
CREATE INDEX "push_messages_search" ON "push_messages" USING btree ("search_id");
--> statement-breakpoint
CREATE INDEX "push_messages_created_at" ON "push_messages" USING btree ("created_at");
