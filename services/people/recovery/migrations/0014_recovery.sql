-- Messages on their way to people, and what a lost password and an unconfirmed address are mended with.

-- Of a letter; null for what has none.
alter table message add column subject text;
-- Where a letter's reader stops letters like it with one click (RFC 8058); null for those they can't do without.
alter table message add column unsubscribe_url text;
-- When it was handed over to a mail server or an SMS gateway; null for what waits, and where the outbox only keeps.
alter table message add column delivered_at bigint;
alter table message add column delivery_tries integer not null default 0;
-- When it is tried next, or, while one process is trying, from when on another may.
alter table message add column deliver_after bigint not null default 0;
create index message_waiting on message (deliver_after) where delivered_at is null and channel <> 'site';

-- What a code may be for, the program says: a list here would have to follow it.
alter table one_time_code drop constraint if exists one_time_code_purpose_check;

-- A player who wants no newsletters.
alter table player_profile add column is_newsletter_stopped boolean not null default false;
