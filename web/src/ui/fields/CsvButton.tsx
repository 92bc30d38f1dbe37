import { siteClock } from "@/platform/browser/siteClock.ts";
import { useState } from "react";
import Download from "~icons/mdi/tray-arrow-down";
import { useNotifications } from "@/platform/app/app.ts";
import { saveCsv } from "@/platform/page/saveFile.ts";
import { Button } from "./Button.tsx";

interface Props {
  /** What the file is called, before the day. */
  name: string;
  words: { save: string; busy: string; failed: string };
  /** There is nothing to save. */
  isEmpty: boolean;
  /** The whole table as text; rejects when a part of it does not come. */
  write(): string | Promise<string>;
}

/** Saves a list as a table for spreadsheets. */
export function CsvButton({ name, words, isEmpty, write }: Props) {
  const notifications = useNotifications();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      saveCsv(`${name}-${new Date(siteClock.now()).toISOString().slice(0, 10)}.csv`, await write());
    } catch {
      notifications.show({ kind: "error", view: "toast", text: words.failed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} disabled={isEmpty} onClick={() => void save()}>
      <Download aria-hidden />
      {isBusy ? words.busy : words.save}
    </Button>
  );
}
