-- Ads that are held, sent back or taken down are few; without it each decision ever made is read to find them.
CREATE INDEX "listing_reviews_decided" ON "listing_reviews" ("state", "property_id") WHERE "state" <> 'approved';
