import { useTranslation } from "react-i18next";
import { NOTICE_CHANNELS, NOTICE_KINDS } from "#shared/people/notices.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import {
  type NoticeSettingFieldsFragment,
  useNoticeSettingsQuery,
  useSetNoticeSettingMutation,
} from "@/operations/site/generated.ts";
import { Switch } from "@/ui/fields/Switch.tsx";
import styles from "./NoticeSettings.module.css";
import { useDevice } from "./useDevice.ts";

/** Which notices come by which channel, and web push on this device; a part of the settings page. */
export default function NoticeSettings() {
  const { t } = useTranslation("notices");
  const viewer = useViewer();
  const { data, loading } = useNoticeSettingsQuery({ skip: viewer === null });
  const settings = data?.viewer?.noticeSettings ?? null;
  if (viewer === null || (settings === null && !loading)) return null;
  return (
    <section className={styles.card} id="notices" aria-label={t("settings.title")}>
      <h2>{t("settings.title")}</h2>
      {settings === null ? null : (
        <>
          <DeviceSwitch playerId={viewer.id} pushKey={data?.webPushKey ?? null} />
          <Choices settings={settings} />
          <p className={styles.soft}>{t("settings.fixed")}</p>
        </>
      )}
    </section>
  );
}

function DeviceSwitch({ playerId, pushKey }: { playerId: string; pushKey: string | null }) {
  const { t } = useTranslation("notices");
  const notifications = useNotifications();
  const { state, isBusy, turnOn, turnOff } = useDevice(playerId, pushKey);

  async function change(isOn: boolean) {
    if (!isOn) await turnOff();
    else if (!(await turnOn())) notifications.show({ kind: "error", view: "toast", text: t("device.failed") });
  }

  const isFixed = state === null || state === "denied" || state === "unsupported";
  return (
    <div className={styles.device}>
      <label>
        <span>{t("device.label")}</span>
        <Switch
          aria-describedby="device-state"
          checked={state === "on"}
          disabled={isFixed || isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
      </label>
      <p id="device-state" className={styles.soft} aria-live="polite">
        {state === null ? null : t(`device.${state}`)}
      </p>
    </div>
  );
}

function Choices({ settings }: { settings: readonly NoticeSettingFieldsFragment[] }) {
  const { t } = useTranslation("notices");
  const notifications = useNotifications();
  const [set, { loading, client }] = useSetNoticeSettingMutation();

  async function change(
    kind: NoticeSettingFieldsFragment["kind"],
    channel: NoticeSettingFieldsFragment["channel"],
    isOn: boolean,
  ) {
    const answer = await set({ variables: { input: { kind, channel, isOn } } }).catch(() => null);
    const payload = answer?.data?.setNoticeSetting;
    if (payload == null || payload.errors.length > 0) {
      const text = payload?.errors[0]?.message ?? t("notSaved");
      notifications.show({ kind: "error", view: "toast", text });
    }
    await client.refetchQueries({ include: ["NoticeSettings"] });
  }

  return (
    <table className={styles.table} aria-busy={loading}>
      <thead>
        <tr>
          <th scope="col">{t("settings.kind")}</th>
          {NOTICE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`kinds.${kind}`)}</th>
            {NOTICE_CHANNELS.map((channel) => {
              const one = settings.find((setting) => setting.kind === kind && setting.channel === channel);
              return (
                <td key={channel}>
                  <Switch
                    aria-label={t("settings.choice", { kind: t(`kinds.${kind}`), channel: t(`channels.${channel}`) })}
                    checked={one?.isOn ?? false}
                    disabled={one === undefined || one.isFixed}
                    onChange={({ target }) => void change(kind, channel, target.checked)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
