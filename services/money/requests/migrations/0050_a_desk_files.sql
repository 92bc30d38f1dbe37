-- Files that the operator's staff adds to a request.

-- Who of the staff added it; null for a file of the player's own.
alter table payment_request_file add column actor text;
