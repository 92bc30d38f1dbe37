// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OddsButton } from "./OddsButton.tsx";

afterEach(cleanup);

const LABEL = "Match result: Chelsea, Chelsea – Leeds United, 1.85";

describe("odds button", () => {
  it("says outcome, game and price, and is picked by mouse and keyboard", async () => {
    const onToggle = vi.fn();
    render(<OddsButton price="1.85" label={LABEL} state="open" isPicked={false} onToggle={onToggle} />);
    const button = screen.getByRole("button", { name: LABEL, pressed: false });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{Enter}");
    expect(onToggle).toHaveBeenCalledTimes(3);
  });

  it("tells that it is picked", () => {
    render(<OddsButton price="1.85" label={LABEL} state="open" isPicked onToggle={() => undefined} />);
    expect(screen.getByRole("button", { pressed: true }).textContent).toContain("1.85");
  });

  it.each(["locked", "gone"] as const)(
    "shows no price and takes no bet while %s, but stays in place",
    async (state) => {
      const onToggle = vi.fn();
      render(<OddsButton price="1.85" label={LABEL} state={state} isPicked={false} onToggle={onToggle} />);
      const button = screen.getByRole("button", { name: LABEL });
      expect(button.textContent).not.toContain("1.85");
      expect(button.getAttribute("aria-disabled")).toBe("true");
      await userEvent.click(button);
      expect(onToggle).not.toHaveBeenCalled();
    },
  );

  it("can be taken out of the coupon while it is locked", async () => {
    const onToggle = vi.fn();
    render(<OddsButton price="1.85" label={LABEL} state="locked" isPicked onToggle={onToggle} />);
    await userEvent.click(screen.getByRole("button", { name: LABEL }));
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it("marks the direction of a move, and nothing when the price stands", () => {
    const { rerender } = render(
      <OddsButton price="1.85" label={LABEL} state="open" isPicked={false} move={1} onToggle={() => undefined} />,
    );
    expect(screen.getByRole("button").dataset.moved).toBe("up");
    rerender(
      <OddsButton price="1.80" label={LABEL} state="open" isPicked={false} move={-1} onToggle={() => undefined} />,
    );
    expect(screen.getByRole("button").dataset.moved).toBe("down");
    rerender(
      <OddsButton price="1.80" label={LABEL} state="open" isPicked={false} move={0} onToggle={() => undefined} />,
    );
    expect(screen.getByRole("button").dataset.moved).toBeUndefined();
  });
});
