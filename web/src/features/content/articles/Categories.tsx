import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { BlogCategoriesQuery } from "@/operations/content/generated.ts";
import styles from "./Articles.module.css";

type Category = NonNullable<BlogCategoriesQuery["blogCategories"]>[number];

/** Topics of the blog: those at the top, and those below the open one. */
export function Categories({ categories, current }: { categories: readonly Category[]; current: string | null }) {
  const { t } = useTranslation("articles");
  const lang = useLanguage();
  const isOpen = (path: string) => current !== null && (current === path || current.startsWith(`${path}/`));
  const shown = categories.filter(({ parentPath }) => parentPath === null || isOpen(parentPath));
  return (
    <nav aria-label={t("categories")} className={styles.categories}>
      <ul>
        <li>
          <Link to={urls.page(lang, "blog")} aria-current={current === null ? "page" : undefined}>
            {t("all")}
          </Link>
        </li>
        {shown.map(({ path, name, articleCount, parentPath }) => (
          <li key={path}>
            <Link
              to={urls.blogCategory(lang, path)}
              data-below={parentPath !== null}
              aria-current={current === path ? "page" : undefined}
            >
              {name} <span className={styles.count}>{articleCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
