-- What was asked to be paid back, in paisa: who does it must not pay back more than somebody asked for.
ALTER TABLE "orders" ADD COLUMN "refund_asked_amount" bigint;
