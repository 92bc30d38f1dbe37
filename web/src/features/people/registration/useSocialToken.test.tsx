// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserRouter, Link } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, it } from "vitest";
import { useSocialToken } from "./useSocialToken.ts";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function Form() {
  const token = useSocialToken();
  return (
    <>
      <label key={token}>
        Name <input />
      </label>
      <p>token: {token ?? "none"}</p>
      <Link to="/registration">Register another</Link>
    </>
  );
}

/** The page at an address whose data, asked for once more when the address changes, comes when the test says so. */
function openAt(address: string): () => void {
  history.replaceState(null, "", address);
  const waiting = Promise.withResolvers<null>();
  const router = createBrowserRouter(
    [{ path: "/registration", loader: () => waiting.promise, shouldRevalidate: () => true, Component: Form }],
    { hydrationData: { loaderData: { 0: null } } },
  );
  render(<RouterProvider router={router} />);
  return () => waiting.resolve(null);
}

it("keeps what was filled in while the data of the address without its token is on the way [7.17]", async () => {
  const letData = openAt("/registration?network=5#token=from-network");
  await userEvent.type(screen.getByLabelText("Name"), "Tasya");
  expect(location.href).not.toContain("from-network");
  expect(screen.getByText("token: from-network")).toBeDefined();
  letData();
  await expect.poll(() => (history.state as { usr: unknown }).usr).toEqual({ registrationToken: "from-network" });
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Tasya");
  expect(screen.getByText("token: from-network")).toBeDefined();
});

it("forgets the token on the page's next entry [7.17]", async () => {
  openAt("/registration?network=5#token=from-network")();
  await expect.poll(() => (history.state as { usr: unknown }).usr).toEqual({ registrationToken: "from-network" });
  await userEvent.click(screen.getByRole("link", { name: "Register another" }));
  expect(await screen.findByText("token: none")).toBeDefined();
});
