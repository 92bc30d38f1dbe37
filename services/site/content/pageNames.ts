/**
 * Names of pages without a text, for breadcrumbs and titles; other pages are named by the title of their text. In the
 * order of languages: en, ru, ar, es.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { RouteName } from "#shared/routes/routes.ts";

export type PageNames = readonly [en: string, ru: string, ar: string, es: string];

const order: Readonly<Record<LanguageCode, number>> = { en: 0, ru: 1, ar: 2, es: 3 };

/** The name in a language. */
export const inLanguage = (names: PageNames, language: LanguageCode): string => names[order[language]] ?? names[0];

export const pageNames = {
  home: ["Home", "Главная", "الرئيسية", "Inicio"],
  line: ["Line", "Линия", "قبل المباراة", "Prepartido"],
  lineGame: ["Game", "Игра", "مباراة", "Partido"],
  live: ["Live", "Live", "مباشر", "En vivo"],
  liveGame: ["Live game", "Игра в лайве", "مباراة مباشرة", "Partido en vivo"],
  lineBetsOnYour: ["Bets on your team", "Ставки на свою команду", "راهن على فريقك", "Apuesta por tu equipo"],
  lineBetsOnYourGame: [
    "Bets on your team: game",
    "Ставки на свою команду: игра",
    "راهن على فريقك: مباراة",
    "Apuesta por tu equipo: partido",
  ],
  lineTopGame: ["Top games", "Топ-игры", "أبرز المباريات", "Partidos destacados"],
  lineTopGameGame: ["Top upcoming game", "Топ-игра линии", "مباراة بارزة قادمة", "Partido destacado, prepartido"],
  liveBetsOnYour: [
    "Bets on your team, live",
    "Ставки на свою команду, live",
    "راهن على فريقك، مباشر",
    "Apuesta por tu equipo, en vivo",
  ],
  liveBetsOnYourGame: [
    "Bets on your team: live game",
    "Ставки на свою команду: игра в лайве",
    "راهن على فريقك: مباراة مباشرة",
    "Apuesta por tu equipo: partido en vivo",
  ],
  liveTopGame: ["Top games live", "Топ-игры live", "أبرز المباريات المباشرة", "Partidos destacados en vivo"],
  liveTopGameGame: ["Top live game", "Топ-игра лайва", "مباراة مباشرة بارزة", "Partido destacado en vivo"],
  liveMarble: ["Marble races", "Гонки шариков", "سباقات الكرات الزجاجية", "Carreras de canicas"],
  liveMarbleGame: ["Marble race", "Гонка шариков", "سباق كرات زجاجية", "Carrera de canicas"],
  teamLine: ["Team's games", "Игры команды", "مباريات الفريق", "Partidos de un equipo"],
  teamInLine: ["Team: line", "Команда в линии", "فريق: قبل المباراة", "Equipo, prepartido"],
  teamInLineGame: [
    "Team's upcoming game",
    "Игра команды в линии",
    "مباراة فريق قادمة",
    "Partido de un equipo, prepartido",
  ],
  teamInLive: ["Team: live", "Команда в лайве", "فريق: مباشر", "Equipo, en vivo"],
  teamInLiveGame: ["Team's live game", "Игра команды в лайве", "مباراة فريق مباشرة", "Partido de un equipo en vivo"],
  topEvents: ["Top events", "Главные события", "أبرز الأحداث", "Eventos destacados"],
  topEventsGame: ["Top event", "Главное событие", "حدث بارز", "Evento destacado"],
  champs: ["Championship results", "Результаты чемпионатов", "نتائج البطولات", "Resultados de campeonatos"],
  cyberMain: ["Cyber-sport", "Киберспорт", "الرياضات الإلكترونية", "Esports"],
  cyberAll: [
    "All cyber-sport disciplines",
    "Все дисциплины киберспорта",
    "كل ألعاب الرياضات الإلكترونية",
    "Todas las disciplinas de esports",
  ],
  cyberDiscipline: [
    "Cyber-sport discipline",
    "Дисциплина киберспорта",
    "لعبة رياضة إلكترونية",
    "Disciplina de esports",
  ],
  cyberChamps: [
    "Cyber-sport championships",
    "Чемпионаты по киберспорту",
    "بطولات الرياضات الإلكترونية",
    "Campeonatos de esports",
  ],
  cyberLine: ["Cyber-sport: line", "Киберспорт, линия", "الرياضات الإلكترونية قبل المباراة", "Esports, prepartido"],
  cyberLive: ["Cyber-sport: live", "Киберспорт, лайв", "الرياضات الإلكترونية مباشر", "Esports, en vivo"],
  cyberChamp: [
    "Cyber-sport championship",
    "Чемпионат по киберспорту",
    "بطولة رياضة إلكترونية",
    "Campeonato de esports",
  ],
  cyberGame: ["Cyber-sport game", "Матч по киберспорту", "مباراة رياضة إلكترونية", "Partido de esports"],
  slotsGame: ["Slot", "Слот", "لعبة سلوتس", "Tragaperras: un juego"],
  casinoGame: ["Casino game", "Игра казино", "لعبة كازينو", "Juego de casino"],
  provider: ["Provider's games", "Игры провайдера", "ألعاب المزوّد", "Juegos de un proveedor"],
  bonusCasinoItem: ["Casino bonus", "Бонус казино", "مكافأة كازينو", "Bono de casino"],
  bonusCasinoPromotion: ["Casino promotion", "Акция казино", "عرض كازينو", "Promoción de casino"],
  bonusCasinoTournament: ["Casino tournament", "Турнир казино", "بطولة كازينو", "Torneo de casino"],
  gamesItem: ["House game", "Наша игра", "لعبة من ألعابنا", "Juego de la casa"],
  gamesLanding: ["About the game", "Об игре", "عن اللعبة", "Sobre el juego"],
  allGamesItem: ["Game, old address", "Игра, прежний адрес", "لعبة، العنوان السابق", "Juego, dirección anterior"],
  bonusGame: ["Bonus game", "Бонусная игра", "لعبة مكافآت", "Juego de bonos"],
  bonusesItem: ["Bonus", "Бонус", "مكافأة", "Bono"],
  bonusesPartner: ["Partner's bonus", "Бонус партнёра", "مكافأة شريك", "Bono de un socio"],
  offersItem: ["Offer", "Предложение", "عرض", "Oferta"],
  offersPartner: ["Partner's offer", "Предложение партнёра", "عرض شريك", "Oferta de un socio"],
  promotion: ["Promotion", "Акция", "عرض ترويجي", "Promoción"],
  bonusLanding: ["About the bonus", "О бонусе", "عن المكافأة", "Sobre el bono"],
  bonusLandingHeadless: [
    "About the bonus, in brief",
    "О бонусе коротко",
    "عن المكافأة باختصار",
    "Sobre el bono, en breve",
  ],
  login: ["Sign in", "Вход", "تسجيل الدخول", "Iniciar sesión"],
  error: ["Error", "Ошибка", "خطأ", "Error"],
  settings: ["Settings", "Настройки", "الإعدادات", "Ajustes"],
  history: ["My bets", "Мои ставки", "رهاناتي", "Mis apuestas"],
  paymentRequests: ["Payment requests", "Платёжные обращения", "طلبات الدفع", "Consultas de pago"],
  createRequest: ["New payment request", "Новое обращение", "طلب دفع جديد", "Nueva consulta de pago"],
  requestTopic: ["Payment request", "Обращение о платеже", "طلب دفع", "Consulta de pago"],
  requestTransactions: ["Choose the payment", "Выбор платежа", "اختيار الدفعة", "Elige el pago"],
  requestTransaction: ["Question about a payment", "Вопрос о платеже", "سؤال عن دفعة", "Pregunta sobre un pago"],
  requestSubTopic: ["Your question", "Ваш вопрос", "سؤالك", "Tu pregunta"],
  rules: ["Rules", "Правила", "القواعد", "Reglas"],
  credits: ["Data and licences", "Данные и лицензии", "البيانات والتراخيص", "Datos y licencias"],
  blog: ["Blog", "Блог", "المدونة", "Artículos"],
  blogCategory: ["Blog category", "Рубрика блога", "قسم المدونة", "Categoría del blog"],
  blogArticle: ["Article", "Статья", "مقالة", "Artículo"],
  news: ["News", "Новости", "الأخبار", "Noticias"],
  newsArticle: ["News item", "Новость", "خبر", "Noticia"],
  depositReturn: ["Deposit result", "Результат пополнения", "نتيجة الإيداع", "Resultado del depósito"],
  withdrawalReturn: ["Withdrawal result", "Результат вывода", "نتيجة السحب", "Resultado de la retirada"],
  printCoupon: ["Print a coupon", "Печать купона", "طباعة القسيمة", "Imprimir el boleto"],
  totoFrame: ["Toto widget", "Виджет тото", "أداة توتو", "Widget de toto"],
  debug: ["Debug page", "Страница отладки", "صفحة تصحيح الأخطاء", "Página de depuración"],
} as const satisfies Partial<Record<RouteName, PageNames>>;

/** Names for the values of route parameters. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, PageNames>>>> = {
  variant: {
    real: ["pro teams", "команды", "فرق محترفة", "equipos profesionales"],
    virtual: ["virtual", "виртуальный", "افتراضية", "virtuales"],
    stream: ["streams", "трансляции", "ستريم", "streams"],
  },
  section: { live: ["live", "лайв", "مباشر", "en vivo"], line: ["line", "линия", "قبل المباراة", "prepartido"] },
  zone: {
    live: ["live", "лайв", "مباشر", "en vivo"],
    zone: ["by day", "по дням", "حسب اليوم", "por día"],
  },
  result: {
    success: ["completed", "выполнено", "تم", "completado"],
    fail: ["failed", "не выполнено", "فشل", "fallido"],
    pending: ["in progress", "в обработке", "قيد المعالجة", "en curso"],
    cancel: ["cancelled", "отменено", "ملغى", "cancelado"],
  },
  bonusGame: {
    chest: ["Chest", "Сундук", "الصندوق", "Cofre"],
    fortuna: ["Wheel of fortune", "Колесо фортуны", "عجلة الحظ", "Rueda de la fortuna"],
    memory: ["Memory", "Память", "الذاكرة", "Memoria"],
    safe: ["Safe", "Сейф", "الخزنة", "Caja fuerte"],
    lottery: ["Lottery", "Лотерея", "اليانصيب", "Lotería"],
    dragon: ["Dragon", "Дракон", "التنين", "Dragón"],
  },
  view: {
    requests: ["requests", "обращения", "الطلبات", "consultas"],
    "create-request": ["new request", "новое обращение", "طلب جديد", "nueva consulta"],
  },
};
