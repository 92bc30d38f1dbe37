/** The dictionaries that come with the product. Keys are those of the operator's pages (SPEC 8). */
import type { LanguageCode } from "#shared/site/languages.ts";

type Words = Readonly<Record<string, Readonly<Record<LanguageCode, string>>>>;

export const dictionaries: Readonly<Record<string, Words>> = {
  main: {
    main_error: { en: "Error", ru: "Ошибка", ar: "خطأ", es: "Error" },
    main_ok: { en: "OK", ru: "ОК", ar: "حسنًا", es: "Aceptar" },
    main_done: { en: "Done", ru: "Готово", ar: "تم", es: "Listo" },
    main_page_refresh_button: {
      en: "Refresh the page",
      ru: "Обновить страницу",
      ar: "تحديث الصفحة",
      es: "Actualizar la página",
    },
    main_refreshing_button: { en: "Refreshing…", ru: "Обновляем…", ar: "جارٍ التحديث…", es: "Actualizando…" },
    main_dictionary_load_error: {
      en: "Some texts on this page could not be loaded.",
      ru: "Не удалось загрузить часть текстов страницы.",
      ar: "تعذّر تحميل بعض نصوص هذه الصفحة.",
      es: "No se han podido cargar algunos textos de esta página.",
    },
    main_dictionary_refresh_page: {
      en: "Refresh the page to see them.",
      ru: "Обновите страницу, чтобы увидеть их.",
      ar: "حدّث الصفحة لعرضها.",
      es: "Actualiza la página para verlos.",
    },
    main_dictionary_website_blocked_by_adblock: {
      en: "An ad blocker hides parts of this site",
      ru: "Блокировщик рекламы скрывает части сайта",
      ar: "أداة حجب الإعلانات تخفي أجزاء من الموقع",
      es: "Un bloqueador de anuncios oculta partes de este sitio",
    },
    main_dictionary_disable_adblock_description: {
      en: "Turn it off for this site to keep odds and scores up to date.",
      ru: "Отключите его для этого сайта, чтобы коэффициенты и счёт обновлялись.",
      ar: "أوقفها لهذا الموقع كي تستمر الاحتمالات والنتائج في التحديث.",
      es: "Desactívalo en este sitio para que las cuotas y los marcadores se actualicen.",
    },
    main_account_will_set: {
      en: "This account will become active",
      ru: "Счёт станет активным",
      ar: "سيصبح هذا الحساب نشطًا",
      es: "La cuenta pasará a ser la activa",
    },
    main_page_not_found: {
      en: "This page could not be found.",
      ru: "Страница не найдена.",
      ar: "تعذّر العثور على هذه الصفحة.",
      es: "No se ha encontrado esta página.",
    },
  },
  modal: {
    modal_autologoff_inactivity: {
      en: "You were signed out because you had been inactive for a while.",
      ru: "Мы завершили сеанс: вы долго не были активны.",
      ar: "تم تسجيل خروجك بسبب عدم النشاط.",
      es: "Hemos cerrado tu sesión porque llevaba un rato sin actividad.",
    },
    modal_autologoff_title: { en: "Signed out", ru: "Вы вышли", ar: "تم تسجيل الخروج", es: "Sesión cerrada" },
    modal_autologoff_info: {
      en: "Sign in again to continue.",
      ru: "Войдите снова, чтобы продолжить.",
      ar: "سجّل الدخول مرة أخرى للمتابعة.",
      es: "Vuelve a entrar para continuar.",
    },
    modal_maintenance_title: {
      en: "Maintenance underway",
      ru: "Ведутся технические работы",
      ar: "أعمال صيانة جارية",
      es: "Mantenimiento en curso",
    },
    modal_close: { en: "Close", ru: "Закрыть", ar: "إغلاق", es: "Cerrar" },
  },
  blog: {
    blog_title: { en: "Blog", ru: "Блог", ar: "المدونة", es: "Blog" },
    blog_categories: { en: "Categories", ru: "Рубрики", ar: "الأقسام", es: "Categorías" },
    blog_read_more: { en: "Read more", ru: "Читать дальше", ar: "اقرأ المزيد", es: "Seguir leyendo" },
    blog_related: { en: "Read next", ru: "Читайте также", ar: "اقرأ أيضًا", es: "Lee también" },
    blog_minutes: { en: "{count} min", ru: "{count} мин", ar: "{count} دقيقة", es: "{count} min" },
    news_title: { en: "News", ru: "Новости", ar: "الأخبار", es: "Noticias" },
  },
  office: {
    office_history: { en: "Bet history", ru: "История ставок", ar: "سجل الرهانات", es: "Historial de apuestas" },
    office_accounts: { en: "Accounts", ru: "Счета", ar: "الحسابات", es: "Cuentas" },
    office_limits: { en: "Limits", ru: "Лимиты", ar: "الحدود", es: "Límites" },
    office_personal_data: { en: "Personal data", ru: "Личные данные", ar: "البيانات الشخصية", es: "Datos personales" },
    office_security: { en: "Security", ru: "Безопасность", ar: "الأمان", es: "Seguridad" },
  },
  footer: {
    footer_information: {
      en: "Odds, scores and statistics are information, not advice. Bets are settled by the official result of the event, according to the rules.",
      ru: "Коэффициенты, счёт и статистика — это информация, а не совет. Ставки рассчитываются по официальному результату события согласно правилам.",
      ar: "الاحتمالات والنتائج والإحصائيات معلومات وليست نصيحة. تتم تسوية الرهانات وفق النتيجة الرسمية للحدث وبحسب القواعد.",
      es: "Las cuotas, los marcadores y las estadísticas son información, no consejos. Las apuestas se liquidan según el resultado oficial del evento y las reglas.",
    },
    footer_help: {
      en: "If betting is no longer fun, set a limit, take a break or contact support. You can do so at any time.",
      ru: "Если ставки перестали быть развлечением, в любой момент установите лимит или сделайте перерыв в личном кабинете либо напишите в поддержку.",
      ar: "إذا لم يعد الرهان ممتعًا، فضع حدًا أو خذ استراحة من حسابك في أي وقت، أو تواصل مع الدعم.",
      es: "Si apostar ha dejado de ser divertido, fija un límite o haz una pausa en tu cuenta cuando quieras, o escribe al soporte.",
    },
  },
  info: {
    info_updated: {
      en: "Last changed on {date}",
      ru: "Изменено {date}",
      ar: "آخر تغيير في {date}",
      es: "Última modificación: {date}",
    },
    info_contents: { en: "Contents", ru: "Содержание", ar: "المحتويات", es: "Índice" },
  },
};

/** Dictionaries for the pages below a path, besides the two for all pages. The longest matching path counts. */
export const routeDictionaries: Readonly<Record<string, readonly string[]>> = {
  blog: ["blog"],
  news: ["blog"],
  office: ["office"],
  about: ["info"],
  contacts: ["info"],
  cookies: ["info"],
  responsiblegaming: ["info"],
  information: ["info"],
};

/** What every page needs. */
export const everywhere: readonly string[] = ["main", "modal"];
