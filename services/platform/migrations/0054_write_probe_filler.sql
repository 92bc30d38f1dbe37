-- What is written to see whether writing works must take room of its own: a row that is changed in its place succeeds on a
-- full disk. Not compressed, so that it is as large as it looks.
alter table write_probe add column filler bytea;
alter table write_probe alter column filler set storage external;
