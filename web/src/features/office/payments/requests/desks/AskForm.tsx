import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { MessageForm } from "@/features/office/payments/requests/MessageForm.tsx";
import type { Topics } from "@/features/office/payments/requests/topics.ts";
import { type ThreadFieldsFragment, useCreateSupportRequestMutation } from "@/operations/office/generated.ts";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { type Desk, requestUrl } from "./desk.ts";

/** What a player asks a desk or proposes; it opens once it has been sent. */
export function AskForm({ desk, topics, onSent }: { desk: Desk; topics: Topics; onSent?(): void }) {
  const { t } = useTranslation("desk");
  const lang = useLanguage();
  const navigate = useNavigate();
  const notifications = useNotifications();
  const [create] = useCreateSupportRequestMutation();
  const [about, setAbout] = useState("");
  const choices = topics.topics.flatMap((topic) =>
    topic.subTopics.map((subTopic) => ({
      value: `${topic.id} ${subTopic.id}`,
      name: topics.topics.length === 1 ? subTopic.name : `${topic.name}: ${subTopic.name}`,
    })),
  );

  function open({ id }: ThreadFieldsFragment) {
    notifications.show({ kind: "success", view: "toast", text: t(`sent.${desk}`, { id }) });
    onSent?.();
    void navigate(requestUrl(lang, desk, id));
  }

  return (
    <MessageForm<ThreadFieldsFragment>
      rules={topics}
      label={t(`text.${desk}`)}
      action={t("send")}
      isFirst
      renderFields={(errorAt) => (
        <SelectField
          label={t("about")}
          placeholder={t("choose")}
          value={about}
          options={choices}
          error={errorAt("subTopic")}
          onChange={({ target }) => setAbout(target.value)}
        />
      )}
      problem={() => (about === "" ? { subTopic: t("chooseAbout") } : null)}
      send={async (words) => {
        const [topicId = "", subTopicId = ""] = about.split(" ");
        const { data } = await create({
          variables: { input: { ...words, topicId, subTopicId } },
          context: { hasOwnErrors: true },
        });
        return data?.createSupportRequest;
      }}
      onTaken={open}
    />
  );
}
