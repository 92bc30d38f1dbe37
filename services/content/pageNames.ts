/**
 * What pages are called that have no text to be called by: on the way to them, and in their titles. A page with a text bears
 * its title everywhere. In the order of languages: en, ru, ar, es.
 */
import type { LanguageCode } from "#shared/languages.ts";
import type { RouteName } from "#shared/routes.ts";

export type PageNames = readonly [en: string, ru: string, ar: string, es: string];

const order: Readonly<Record<LanguageCode, number>> = { en: 0, ru: 1, ar: 2, es: 3 };

/** A row's word in a language. */
export const inLanguage = (names: PageNames, language: LanguageCode): string => names[order[language]] ?? names[0];

export const pageNames = {
  home: ["Home", "Главная", "الرئيسية", "Inicio"],
  line: ["Line", "Линия", "قبل المباراة", "Prepartido"],
  lineGame: ["Game", "Игра", "مباراة", "Partido"],
  live: ["Live", "Live", "مباشر", "En vivo"],
  liveGame: ["Live game", "Игра в лайве", "مباراة مباشرة", "Partido en vivo"],
  lineBetsOnYour: ["Bets on your team", "Ставки на свою команду", "راهن على فريقك", "Apuesta por tu equipo"],
  lineBetsOnYourGame: ["Bets on your team: game", "Ставки на свою команду: игра", "راهن على فريقك: مباراة", "Apuesta por tu equipo: partido"],
  lineTopGame: ["Top games", "Топ-игры", "أهم المباريات", "Partidos destacados"],
  lineTopGameGame: ["Top game of the line", "Главная игра линии", "مباراة بارزة قادمة", "Partido destacado, prepartido"],
  liveBetsOnYour: ["Bets on your team, live", "Ставки на свою команду, live", "راهن على فريقك، مباشر", "Apuesta por tu equipo, en vivo"],
  liveBetsOnYourGame: ["Bets on your team: live game", "Ставки на свою команду: игра в лайве", "راهن على فريقك: مباراة مباشرة", "Apuesta por tu equipo: partido en vivo"],
  liveTopGame: ["Top games live", "Топ-игры live", "أهم المباريات المباشرة", "Partidos destacados en vivo"],
  liveTopGameGame: ["Top live game", "Главная игра лайва", "مباراة مباشرة بارزة", "Partido destacado en vivo"],
  liveMarble: ["Marble races", "Гонки шариков", "سباقات الكرات الزجاجية", "Carreras de canicas"],
  liveMarbleGame: ["Marble race", "Гонка шариков", "سباق كرات زجاجية", "Carrera de canicas"],
  teamLine: ["Games of a team", "Игры команды", "مباريات الفريق", "Partidos de un equipo"],
  teamInLine: ["A team in the line", "Команда в линии", "فريق قبل المباراة", "Un equipo, prepartido"],
  teamInLineGame: ["A team's game in the line", "Игра команды в линии", "مباراة فريق قادمة", "Partido de un equipo, prepartido"],
  teamInLive: ["A team, live", "Команда в лайве", "فريق مباشر", "Un equipo, en vivo"],
  teamInLiveGame: ["A team's live game", "Игра команды в лайве", "مباراة فريق مباشرة", "Partido de un equipo en vivo"],
  topEvents: ["Top events", "Главные события", "أبرز الأحداث", "Eventos destacados"],
  topEventsGame: ["Top event", "Главное событие", "حدث بارز", "Evento destacado"],
  champs: ["Championship results", "Результаты чемпионатов", "نتائج البطولات", "Resultados de campeonatos"],
  cyberMain: ["Cyber-sport", "Киберспорт", "الرياضات الإلكترونية", "Esports"],
  cyberAll: ["All disciplines of cyber-sport", "Все дисциплины киберспорта", "كل ألعاب الرياضات الإلكترونية", "Todas las disciplinas de ciberdeporte"],
  cyberDiscipline: ["Discipline of cyber-sport", "Дисциплина киберспорта", "لعبة إلكترونية", "Disciplina de ciberdeporte"],
  cyberChamps: ["Championships of cyber-sport", "Чемпионаты по киберспорту", "بطولات إلكترونية", "Campeonatos de ciberdeporte"],
  cyberLine: ["Cyber-sport in the line", "Киберспорт, линия", "الرياضات الإلكترونية قبل المباراة", "Ciberdeporte, prepartido"],
  cyberLive: ["Cyber-sport, live", "Киберспорт, лайв", "الرياضات الإلكترونية مباشر", "Ciberdeporte, en vivo"],
  cyberChamp: ["Championship of cyber-sport", "Чемпионат по киберспорту", "بطولة إلكترونية", "Campeonato de ciberdeporte"],
  cyberGame: ["Game of cyber-sport", "Игра киберспорта", "مباراة إلكترونية", "Partido de ciberdeporte"],
  slotsGame: ["Slot", "Слот", "لعبة سلوتس", "Tragaperras: juego"],
  casinoGame: ["Casino game", "Игра казино", "لعبة كازينو", "Juego de casino"],
  provider: ["Games of a provider", "Игры провайдера", "ألعاب المزوّد", "Juegos de un proveedor"],
  bonusCasinoItem: ["Casino bonus", "Бонус казино", "مكافأة كازينو", "Bono de casino"],
  bonusCasinoPromotion: ["Casino promotion", "Акция казино", "عرض كازينو", "Promoción de casino"],
  bonusCasinoTournament: ["Casino tournament", "Турнир казино", "دورة كازينو", "Torneo de casino"],
  gamesItem: ["Game of the house", "Игра заведения", "لعبة من ألعابنا", "Juego de la casa"],
  gamesLanding: ["About a game", "Об игре", "عن لعبة", "Sobre un juego"],
  allGamesItem: ["Game, former address", "Игра, прежний адрес", "لعبة، العنوان السابق", "Juego, dirección anterior"],
  bonusGame: ["Bonus game", "Бонусная игра", "لعبة مكافآت", "Juego de bonos"],
  bonusesItem: ["Bonus", "Бонус", "مكافأة", "Bono"],
  bonusesPartner: ["Partner's bonus", "Бонус партнёра", "مكافأة شريك", "Bono de un socio"],
  offersItem: ["Offer", "Предложение", "عرض", "Oferta"],
  offersPartner: ["Partner's offer", "Предложение партнёра", "عرض شريك", "Oferta de un socio"],
  promotion: ["Promotion", "Акция", "عرض ترويجي", "Promoción"],
  bonusLanding: ["About a bonus", "О бонусе", "عن مكافأة", "Sobre un bono"],
  bonusLandingHeadless: ["About a bonus, in brief", "О бонусе коротко", "عن مكافأة باختصار", "Sobre un bono, en breve"],
  login: ["Sign in", "Вход", "تسجيل الدخول", "Iniciar sesión"],
  error: ["Error", "Ошибка", "خطأ", "Error"],
  history: ["My bets", "Мои ставки", "رهاناتي", "Mis apuestas"],
  requestTopic: ["Topic of a payment request", "Тема обращения", "موضوع الطلب", "Tema de la solicitud"],
  requestTransactions: ["Payments of a topic", "Платежи по теме", "مدفوعات الموضوع", "Pagos del tema"],
  requestTransaction: ["Payment of a request", "Платёж обращения", "دفعة الطلب", "Pago de la solicitud"],
  requestSubTopic: ["Subtopic of a payment request", "Подтема обращения", "موضوع فرعي للطلب", "Subtema de la solicitud"],
  rules: ["Rules", "Правила", "القواعد", "Reglas"],
  credits: ["Data and licences", "Данные и лицензии", "البيانات والتراخيص", "Datos y licencias"],
  blog: ["Blog", "Блог", "المدونة", "Artículos"],
  blogCategory: ["Blog category", "Рубрика блога", "قسم المدونة", "Categoría del blog"],
  blogArticle: ["Article", "Статья", "مقالة", "Artículo"],
  news: ["News", "Новости", "الأخبار", "Noticias"],
  newsArticle: ["News item", "Новость", "خبر", "Noticia"],
  depositReturn: ["Deposit, outcome", "Пополнение, итог", "نتيجة الإيداع", "Resultado del depósito"],
  withdrawalReturn: ["Withdrawal, outcome", "Вывод, итог", "نتيجة السحب", "Resultado de la retirada"],
  printCoupon: ["Print a coupon", "Печать купона", "طباعة القسيمة", "Imprimir el boleto"],
  totoFrame: ["Toto in a frame", "Тото во фрейме", "توتو في إطار", "Toto en un marco"],
  debug: ["Debug page", "Страница отладки", "صفحة التنقيح", "Página de depuración"],
} as const satisfies Partial<Record<RouteName, PageNames>>;

/** Values of parameters that are words of the site's own. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, PageNames>>>> = {
  variant: {
    real: ["real teams", "реальные команды", "فرق حقيقية", "equipos reales"],
    virtual: ["virtual", "виртуальный", "افتراضية", "virtuales"],
    stream: ["streams", "трансляции", "بث", "retransmisiones"],
  },
  section: { live: ["live", "лайв", "مباشر", "en vivo"], line: ["line", "линия", "قبل المباراة", "prepartido"] },
  zone: { live: ["live", "лайв", "مباشر", "en vivo"], zone: ["live zones", "лайв-зоны", "مناطق مباشرة", "zonas en vivo"] },
  result: {
    success: ["completed", "выполнено", "تم", "completado"], fail: ["failed", "не выполнено", "فشل", "fallido"],
    pending: ["in progress", "в обработке", "قيد المعالجة", "en curso"], cancel: ["cancelled", "отменено", "ملغى", "cancelado"],
  },
  bonusGame: {
    chest: ["Chest", "Сундук", "الصندوق", "Cofre"], fortuna: ["Wheel of fortune", "Колесо фортуны", "عجلة الحظ", "Rueda de la fortuna"],
    memory: ["Memory", "Память", "الذاكرة", "Memoria"], safe: ["Safe", "Сейф", "الخزنة", "Caja fuerte"],
    lottery: ["Lottery", "Лотерея", "اليانصيب", "Lotería"], dragon: ["Dragon", "Дракон", "التنين", "Dragón"],
  },
  view: { requests: ["requests", "обращения", "الطلبات", "solicitudes"], "create-request": ["new request", "новое обращение", "طلب جديد", "nueva solicitud"] },
};
