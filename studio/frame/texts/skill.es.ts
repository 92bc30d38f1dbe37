import type { SkillTexts } from "./skill.en.ts";

export const skillEs: SkillTexts = {
  ladder: "Escala de pagos",
  cardNumber: "Carta {number}",
  triesMost: "Encuentra todas las parejas en {count} intentos",
  triesMade: "Intentos: {count}",
  triesUpTo: "Hasta {count} intentos",
  pairsFound: "parejas: {count} de {pairs}",
  stackNumber: "Torre {number}, altura {height}",
  blockNow: "Ahora",
  blockNext: "Después",
  blockToDrop: "Bloque de {height}",
  blocksAll: "{count} bloques por ronda",
  blocksLeft: "bloques restantes: {count}",
  stacksCleared: "Torres completadas: {count}",
  skillText:
    "Todo está colocado antes de tu primer movimiento y no cambia: la escala solo paga lo bien que juegas. Puedes comprobarlo con las semillas.",
  memoryRules:
    "Hay dieciséis cartas boca abajo, dos de cada dibujo. En cada intento se giran dos; las iguales quedan abiertas. Cuantos menos intentos, más paga la escala. El retorno mayor es el de una memoria perfecta; sin recordar las cartas no se recupera casi nada.",
  blocksRules:
    "Coloca dieciséis bloques de altura 1 a 6 en cuatro torres. Una torre de diez exactos se retira y ninguna puede ser más alta. Ves los dos bloques siguientes. La ronda termina cuando no quedan bloques o el siguiente no cabe, y la escala paga las torres completadas. El retorno mayor es con el mejor juego; el menor, usando siempre la torre más alta con sitio.",
};
