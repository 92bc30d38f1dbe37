-- Offers name the partner they come from; those made before have none.
update bonus_offer set definition = definition || '{"partner": null}' where not definition ? 'partner';

-- What was asked under the key of an operator's gift: the same key with another body gives nothing.
alter table bonus add column grant_fingerprint text;
