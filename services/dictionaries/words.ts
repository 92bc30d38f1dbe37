/** The dictionaries that come with the product. Keys are those of the operator's pages (SPEC 8). */
import type { LanguageCode } from "#shared/languages.ts";

type Words = Readonly<Record<string, Readonly<Record<LanguageCode, string>>>>;

export const dictionaries: Readonly<Record<string, Words>> = {
  main: {
    main_error: { en: "Error", ru: "Ошибка", ar: "خطأ" },
    main_ok: { en: "OK", ru: "ОК", ar: "حسناً" },
    main_done: { en: "Done", ru: "Готово", ar: "تم" },
    main_page_refresh_button: { en: "Refresh the page", ru: "Обновить страницу", ar: "تحديث الصفحة" },
    main_refreshing_button: { en: "Refreshing…", ru: "Обновляем…", ar: "جارٍ التحديث…" },
    main_dictionary_load_error: { en: "Some words of this page could not be loaded.", ru: "Не удалось загрузить часть текстов страницы.", ar: "تعذر تحميل بعض نصوص الصفحة." },
    main_dictionary_refresh_page: { en: "Refresh the page to see them.", ru: "Обновите страницу, чтобы увидеть их.", ar: "حدّث الصفحة لعرضها." },
    main_dictionary_website_blocked_by_adblock: { en: "An ad blocker hides parts of this site", ru: "Блокировщик рекламы скрывает части сайта", ar: "مانع الإعلانات يخفي أجزاء من الموقع" },
    main_dictionary_disable_adblock_description: {
      en: "Turn it off for this site, so that odds and scores keep moving.", ru: "Отключите его для этого сайта, чтобы коэффициенты и счёт обновлялись.",
      ar: "أوقفه لهذا الموقع كي تستمر الاحتمالات والنتائج في التحديث.",
    },
    main_account_will_set: { en: "The account will become the active one", ru: "Счёт станет активным", ar: "سيصبح الحساب هو النشط" },
    main_page_not_found: { en: "This page could not be found.", ru: "Страница не найдена.", ar: "تعذر العثور على هذه الصفحة." },
  },
  modal: {
    modal_autologoff_inactivity: { en: "You were signed out because nothing happened for a while.", ru: "Вы вышли из системы: долго не было действий.", ar: "تم تسجيل خروجك لعدم وجود نشاط." },
    modal_autologoff_title: { en: "Signed out", ru: "Вы вышли", ar: "تم تسجيل الخروج" },
    modal_autologoff_info: { en: "Sign in again to go on.", ru: "Войдите снова, чтобы продолжить.", ar: "سجّل الدخول مجدداً للمتابعة." },
    modal_maintenance_title: { en: "Maintenance underway", ru: "Ведутся технические работы", ar: "الصيانة جارية" },
    modal_close: { en: "Close", ru: "Закрыть", ar: "إغلاق" },
  },
  blog: {
    blog_title: { en: "Blog", ru: "Блог", ar: "المدونة" },
    blog_categories: { en: "Categories", ru: "Рубрики", ar: "الأقسام" },
    blog_read_more: { en: "Read on", ru: "Читать дальше", ar: "تابع القراءة" },
    blog_related: { en: "Read also", ru: "Читайте также", ar: "اقرأ أيضاً" },
    blog_minutes: { en: "{count} min", ru: "{count} мин", ar: "{count} دقيقة" },
    news_title: { en: "News", ru: "Новости", ar: "الأخبار" },
  },
  office: {
    office_history: { en: "Bet history", ru: "История ставок", ar: "سجل الرهانات" },
    office_accounts: { en: "Accounts", ru: "Счета", ar: "الحسابات" },
    office_limits: { en: "Limits", ru: "Лимиты", ar: "الحدود" },
    office_personal_data: { en: "Personal data", ru: "Личные данные", ar: "البيانات الشخصية" },
    office_security: { en: "Security", ru: "Безопасность", ar: "الأمان" },
  },
  info: {
    info_updated: { en: "Last changed on {date}", ru: "Изменено {date}", ar: "آخر تغيير في {date}" },
    info_contents: { en: "Contents", ru: "Содержание", ar: "المحتويات" },
  },
};

/** Which dictionaries the pages below a path need, beside the two that all need. The longest path that fits counts. */
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
