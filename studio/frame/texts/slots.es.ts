import type { SlotTexts } from "./slots.en.ts";

export const slotsEs: SlotTexts = {
  spin: "Girar",
  hitRate: "Rondas con premio",
  volatility: "Volatilidad",
  volatilityLow: "Baja",
  volatilityMedium: "Media",
  volatilityHigh: "Alta",
  reelShows: "Rodillo {reel}: {symbols}.",
  emptyCell: "vacío",
  lineWin: "{symbol} ×{count} en la línea {line}",
  wayWin: "{symbol} ×{count}, formas: {ways}",
  moreWins: "más premios: {count}",
  tumblesMade: "cascadas: {count}",
  freeMade: "giros gratis: {count}",
  coinsHeld: "monedas: {count}",
  noCombination: "Sin combinación",
  linesCount: "Líneas: {count}",
  waysCount: "Formas: {count}",
  freeLeft: "Giros gratis restantes: {count}",
  freeWon: "Giros gratis: {count}",
  respinsLeft: "Giros extra restantes: {count}",
  respinsWon: "Monedas fijas. Giros extra: {count}",
  paysSoFar: "Paga {price}",
  linesTitle: "Líneas",
  wildIs: "Comodín",
  scatterIs: "Scatter",
  coinIs: "Moneda",
  linesPays:
    "Símbolos iguales seguidos en una línea desde la izquierda, por la apuesta total. En cada línea cuenta la mejor combinación.",
  waysPays: "Símbolos iguales en rodillos contiguos desde la izquierda, por la apuesta total y por cada forma.",
  linesText: "Cada giro juega {lines} líneas fijas. La apuesta las cubre todas.",
  waysText: "La fila no importa: hay {ways} formas. Un símbolo repetido en un rodillo cuenta cada vez.",
  wildText: "El comodín sustituye a todo símbolo con premio.",
  expandText: "El comodín sustituye a todo símbolo con premio y cubre su rodillo entero.",
  tumbleText:
    "Los símbolos premiados desaparecen y caen otros en su lugar. Los premios de la primera, la segunda y las siguientes caídas se multiplican por {prices}; el último se mantiene. Un giro tiene {most} caídas como máximo.",
  freeText:
    "Con {from} o más scatters empiezan los giros gratis (scatters – giros): {list}. Se juegan enseguida y con la misma apuesta.",
  freeTimes: "Los premios de los giros gratis se multiplican por {times}.",
  freeAgain: "Los mismos scatters en un giro gratis suman {count} más, hasta {most} por ronda.",
  stickyText: "En los giros gratis, un rodillo cubierto sigue siendo comodín hasta el último.",
  holdText:
    "Con {from} o más monedas empiezan los giros extra: son {respins}, y otra vez {respins} con cada moneda nueva. Las monedas se quedan y al final se pagan todas. Cada una vale {worth} de la apuesta.",
  holdFull: "Si las monedas llenan todas las casillas, se suma {price}.",
  mostText: "Una ronda paga {price} como máximo. Cuando los premios llegan a esa cifra, termina.",
  mostReached: "Premio máximo alcanzado",
  slotsRules:
    "Los rodillos paran al azar y pagan según la tabla. Una ronda es un giro con todos los giros gratis que consigue.",
  holdAndWinRules:
    "Los rodillos paran al azar y pagan según la tabla. Una ronda es un giro con todos los giros extra que inicia.",
  tumbleRules:
    "Los rodillos paran al azar y pagan según la tabla. Una ronda es un giro con todas sus cascadas y giros gratis.",
};
