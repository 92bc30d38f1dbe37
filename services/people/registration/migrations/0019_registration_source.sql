-- What tells a session's device and a registration's sender.

-- Hash of what the device told about itself when its player signed in; null if it told nothing.
alter table session add column device text;
-- What partners' links had left in the browser that registered: cookies by name (SPEC 3.39).
alter table registration add column referral jsonb not null default '{}';
