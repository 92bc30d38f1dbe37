import type { PokerTexts } from "./poker.en.ts";

export const pokerEs: PokerTexts = {
  tableCards: "Mesa",
  callBet: "Ver",
  playBet: "Seguir",
  fold: "Retirarse",
  antePays: "Pago del ante",
  anteBonus: "Bono del ante",
  toOne: "{odds} a 1",
  onePair: "Pareja",
  highCard: "Carta alta",
  folded: "Retirada",
  notQualified: "El crupier no califica",
  won: "Mano ganada",
  lost: "Mano perdida",
  holdemRules:
    "El crupier y tú recibís dos cartas, y hay tres en la mesa. Retírate y pierde el ante, o iguala con dos antes más; entonces salen dos cartas más. Un crupier con menos de pareja de cuatros no califica: se devuelve la igualada y se paga el ante. Si ganas, la igualada paga 1 a 1 y el ante según tu mano: lo indica la tabla, y las manos menores 1 a 1. Una baraja de 52. El retorno mayor es igualando con pareja, un diez o más, dos cartas por encima de la mesa, o cuatro cartas a color o escalera; el menor, igualando siempre.",
  threeCardRules:
    "El crupier y tú recibís tres cartas. Retírate y pierde el ante, o sigue con otro ante. Un crupier con menos de reina no califica: el ante paga 1 a 1 y se devuelve la otra apuesta. Si ganas, las dos pagan 1 a 1. El bono por escalera o más se paga tenga lo que tenga el crupier. La escalera gana al color. Una baraja de 52. El retorno mayor es siguiendo con reina, seis y cuatro o más; el menor, siguiendo siempre.",
};
