import Lock from "~icons/mdi/lock-outline";
import { useDialog } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";

/** What stands in place of something that only players have: why it is closed, and the way in. */
export function SignInNotice({ title, action }: { title: string; action: string }) {
  const dialog = useDialog();
  return (
    <Notice
      icon={<Lock />}
      title={title}
      action={
        <Button look="primary" onClick={() => dialog({ name: "signIn" })}>
          {action}
        </Button>
      }
    />
  );
}
