import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { AutoLogoff } from "./AutoLogoff.tsx";
import { ConvertReminder } from "./ConvertReminder.tsx";
import { DeviceWatch } from "./DeviceWatch.tsx";
import { PlayTime } from "./PlayTime.tsx";
import { SecuredBrowser } from "./SecuredBrowser.tsx";
import { SessionNotice } from "./SessionNotice.tsx";
import { TabWatch } from "./TabWatch.tsx";

/** What goes on beside every page for as long as somebody is signed in, and what tells of the end. */
export function SessionLife() {
  const viewer = useViewer();
  const minutes = useSiteConfig()?.inactivityMinutes ?? null;
  return (
    <>
      <SessionNotice />
      <TabWatch />
      <DeviceWatch />
      {viewer === null ? null : <Player key={viewer.id} playerId={viewer.id} minutes={minutes} />}
    </>
  );
}

function Player({ playerId, minutes }: { playerId: string; minutes: number | null }) {
  return (
    <>
      {minutes === null ? null : <AutoLogoff key={minutes} playerId={playerId} minutes={minutes} />}
      <PlayTime />
      <SecuredBrowser />
      <ConvertReminder playerId={playerId} />
    </>
  );
}
