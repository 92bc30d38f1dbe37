-- Why a player's money is kept where it is: a stable code of the product's, or words of the operator's staff.
alter table player add column frozen_reason text;
