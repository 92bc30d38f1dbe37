-- Failed sign-ins are counted by the name and the network together, and looked up by the name alone.
create index sign_in_attempt_by_prefix on sign_in_attempt (key text_pattern_ops, at);
create index sign_in_guard_by_prefix on sign_in_guard (key text_pattern_ops);

-- Who gave a wrong code: the hash of a network or a session. Theirs end before the owner's do.
alter table code_guess add column source text not null default '';
