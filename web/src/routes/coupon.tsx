import { type LoaderFunctionArgs, redirect } from "react-router";
import { urls } from "#shared/routes.ts";
import { appContext, languageOf } from "@/app/app.ts";

/** The coupon is on every page; its old address leads home (SPEC 2.40). */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(urls.home(languageOf(context.get(appContext))), 301);
export const clientLoader = ({ context }: { context: LoaderFunctionArgs["context"] }) => redirect(urls.home(languageOf(context.get(appContext))));

export default function CouponAddress() {
  return null;
}
