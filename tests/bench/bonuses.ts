/** What wagering adds to a placing and to a casino round. */
import "./money/wagering.ts";
