import { NotificationArea } from "./NotificationArea.tsx";
import { NotificationDialogs } from "./NotificationDialogs.tsx";

/** The four places where notifications appear. */
export default function Notifications() {
  return (
    <>
      <NotificationArea view="alert" limit={3} />
      <NotificationArea view="toast" limit={4} />
      <NotificationArea view="snackbar" limit={1} />
      <NotificationDialogs />
    </>
  );
}
