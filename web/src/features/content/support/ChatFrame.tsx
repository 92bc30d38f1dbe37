import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { ChatIdentityDocument } from "@/operations/people/generated.ts";
import { chatMessage, goingOn, keepConversation, readLoaded, sandboxOf } from "./chat.ts";
import styles from "./SupportWindow.module.css";

/** The provider's chat in its frame. Only that frame is heard, and nothing is told to any other origin. */
export function ChatFrame({ address, owner }: { address: string; owner: string | null }) {
  const { t } = useTranslation("support");
  const client = useClient();
  const lang = useLanguage();
  const { theme } = useSettings();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The address it began with: another one would load the chat anew.
  const [source] = useState(() => goingOn(address, owner));
  const { origin } = new URL(address);
  const tell = (message: string) => frame.current?.contentWindow?.postMessage(message, origin);

  /** Tells the chat who the player is, as the server says it; a chat that can't be told has a nameless visitor. */
  async function introduce() {
    const { data } = await client.query({ query: ChatIdentityDocument, fetchPolicy: "no-cache", errorPolicy: "all" });
    const viewer = data?.viewer;
    // The window may be another player's by now, or closed.
    if (viewer?.chatIdentity == null || viewer.id !== owner) return;
    const { identifier, hash } = viewer.chatIdentity;
    tell(chatMessage("set-user", { identifier, user: { identifier_hash: hash } }));
  }

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
    const loaded = readLoaded(event.data);
    if (loaded === null) return;
    if (loaded.token !== null) keepConversation(owner, loaded.token);
    setOpen(true);
    const position = LANGUAGES[lang].dir === "rtl" ? "left" : "right";
    tell(
      chatMessage("config-set", {
        locale: lang,
        position,
        darkMode: theme,
        hideMessageBubble: true,
        showPopoutButton: false,
      }),
    );
    tell(chatMessage("toggle-open", { isOpen: true }));
    if (owner !== null) void introduce().catch(() => undefined);
  });
  useEffect(function listen() {
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);

  return (
    <div className={styles.chat}>
      {isOpen ? null : (
        <p role="status" className={styles.opening}>
          {t("chatOpening")}
        </p>
      )}
      <iframe ref={frame} src={source} title={t("chat")} sandbox={sandboxOf(origin)} referrerPolicy="no-referrer" />
    </div>
  );
}
