/** What players ask the support desk about, what they have ideas for, and how they would work with the operator. */
import { about, called, since } from "./entries.ts";

/** Questions. */
export const supportTopics = [
  {
    id: 5,
    desk: "SUPPORT",
    names: called("Bets", "Ставки", "Apuestas", "الرهانات"),
    since,
    subTopics: [
      about(
        51,
        false,
        "How my bet was settled",
        "Как рассчитана моя ставка",
        "Cómo se liquidó mi apuesta",
        "كيف تمت تسوية رهاني",
      ),
      about(52, false, "A bet wasn't accepted", "Ставка не принята", "No se aceptó una apuesta", "لم يُقبل رهان"),
      about(53, false, "Cash out", "Продажа ставки", "Cierre de apuestas", "سحب الرهان المبكر"),
      about(
        54,
        false,
        "A price or a result is wrong",
        "Неверный коэффициент или результат",
        "Una cuota o un resultado es incorrecto",
        "احتمال أو نتيجة غير صحيحة",
      ),
    ],
  },
  {
    id: 6,
    desk: "SUPPORT",
    names: called("Account and sign-in", "Аккаунт и вход", "Cuenta y acceso", "الحساب وتسجيل الدخول"),
    since,
    subTopics: [
      about(
        61,
        false,
        "I can't change my details",
        "Не могу изменить данные",
        "No puedo cambiar mis datos",
        "لا أستطيع تغيير بياناتي",
      ),
      about(62, false, "Verification", "Верификация", "Verificación", "توثيق الحساب"),
      about(
        63,
        false,
        "Somebody else used my account",
        "Моим аккаунтом пользовался кто-то другой",
        "Alguien ha usado mi cuenta",
        "استخدم شخص آخر حسابي",
      ),
      about(64, false, "Limits and breaks", "Лимиты и перерывы", "Límites y pausas", "الحدود وفترات التوقف"),
    ],
  },
  {
    id: 7,
    desk: "SUPPORT",
    names: called("Bonuses", "Бонусы", "Bonos", "المكافآت"),
    since,
    subTopics: [
      about(
        71,
        false,
        "A bonus hasn't been credited",
        "Бонус не начислен",
        "No se ha abonado un bono",
        "لم تُضف مكافأة",
      ),
      about(
        72,
        false,
        "How wagering is counted",
        "Как считается отыгрыш",
        "Cómo se cuenta el rollover",
        "كيف تُحسب متطلبات الرهان",
      ),
    ],
  },
  {
    id: 8,
    desk: "SUPPORT",
    names: called("Casino and games", "Казино и игры", "Casino y juegos", "الكازينو والألعاب"),
    since,
    subTopics: [
      about(
        81,
        false,
        "A game stopped in mid-round",
        "Игра прервалась во время раунда",
        "Un juego se interrumpió a mitad de ronda",
        "توقفت لعبة أثناء الجولة",
      ),
      about(82, false, "The result of a round", "Результат раунда", "El resultado de una ronda", "نتيجة جولة"),
    ],
  },
  {
    id: 9,
    desk: "SUPPORT",
    names: called("The site", "Сайт", "El sitio", "الموقع"),
    since,
    subTopics: [
      about(91, false, "Something doesn't work", "Что-то не работает", "Algo no funciona", "شيء ما لا يعمل"),
      about(92, false, "Another question", "Другой вопрос", "Otra consulta", "سؤال آخر"),
    ],
  },
];

/** Proposals. */
export const ideaTopics = [
  {
    id: 10,
    desk: "IDEAS",
    names: called("An idea", "Идея", "Una idea", "فكرة"),
    since,
    subTopics: [
      about(101, false, "Sports and markets", "Спорт и рынки", "Deportes y mercados", "الرياضات والأسواق"),
      about(102, false, "Casino and games", "Казино и игры", "Casino y juegos", "الكازينو والألعاب"),
      about(103, false, "Payments and bonuses", "Платежи и бонусы", "Pagos y bonos", "المدفوعات والمكافآت"),
      about(104, false, "The site itself", "Сам сайт", "El propio sitio", "الموقع نفسه"),
    ],
  },
];

/** Offers to work together. */
export const partnerTopics = [
  {
    id: 11,
    desk: "PARTNERS",
    names: called("Partnership", "Сотрудничество", "Colaboración", "شراكة"),
    since,
    subTopics: [
      about(111, false, "Sport and sponsoring", "Спорт и спонсорство", "Deporte y patrocinio", "الرياضة والرعاية"),
      about(112, false, "Media", "СМИ", "Medios", "الإعلام"),
      about(
        113,
        false,
        "Affiliate programme",
        "Партнёрская программа",
        "Programa de afiliados",
        "برنامج التسويق بالعمولة",
      ),
      about(114, false, "Payments and games", "Платежи и игры", "Pagos y juegos", "المدفوعات والألعاب"),
    ],
  },
];
