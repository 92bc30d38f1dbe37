-- Friends who met the terms while somebody had yet to confirm a contact or who they are, and shares withheld for it.
alter table referral_friend drop constraint referral_friend_state_check;
alter table referral_friend add constraint referral_friend_state_check check (state in ('REGISTERED', 'DEPOSITED', 'HELD', 'FLAGGED', 'PAID', 'EXPIRED', 'REJECTED'));
drop index referral_friend_open;
create index referral_friend_open on referral_friend (expires_at) where state in ('REGISTERED', 'DEPOSITED', 'HELD');
alter table referral_month drop constraint referral_month_withheld_check;
alter table referral_month add constraint referral_month_withheld_check check (withheld in ('LIMIT_REACHED', 'BETTING_CLOSED', 'CONTACT_NEEDED', 'VERIFICATION_NEEDED'));
