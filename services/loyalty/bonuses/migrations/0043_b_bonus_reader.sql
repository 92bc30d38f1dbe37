-- The place bonuses have read events to is kept beside those of other services.
insert into outbox_reader (name, seq) select 'bonuses', seq from bonus_reader;
drop table bonus_reader;
