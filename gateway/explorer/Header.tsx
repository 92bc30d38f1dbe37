import { useState, type SubmitEvent } from "react";
import {
  answerChallenge,
  chooseLanguage,
  newPicture,
  signIn,
  signOut,
  tryAgain,
  useSession,
  type Challenge,
} from "./session.ts";

/** Without https there is no clipboard: then the token stands selected in a question, to be copied by hand. */
function copyToken(token: string): void {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  // oxlint-disable-next-line no-alert -- a tool for developers
  const byHand = () => void prompt("Copy the token", token);
  if (clipboard === undefined) byHand();
  else clipboard.writeText(token).catch(byHand);
}

const languages = [
  { code: "en", name: "English" },
  { code: "ru", name: "Русский" },
  { code: "ar", name: "العربية" },
  { code: "es", name: "Español" },
];

function Player() {
  const { login, token } = useSession();
  if (login === undefined)
    return (
      <span className="who" role="status">
        …
      </span>
    );
  if (login === null) {
    return (
      <>
        <span className="who" role="status">
          Guest
        </span>
        <button type="button" className="primary" onClick={() => void signIn("cookie")}>
          Sign in as demo
        </button>
        <button type="button" onClick={() => void signIn("token")}>
          … with a token
        </button>
      </>
    );
  }
  return (
    <>
      <span className="who" role="status">
        <i className="dot" />
        {login}
        <small>{token === null ? "by cookie" : "by token"}</small>
      </span>
      {token !== null && (
        <button type="button" onClick={() => copyToken(token)}>
          Copy token
        </button>
      )}
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

/** Asked for where others have failed to sign in too often from this machine. */
function Captcha({ challenge: { image } }: { challenge: Challenge }) {
  const [answer, setAnswer] = useState("");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void answerChallenge(answer);
  }

  return (
    <form className="captcha" onSubmit={submit}>
      <img src={image} alt="Five characters to type" />
      <input
        aria-label="Characters in the picture"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <button type="button" onClick={() => void newPicture()}>
        New picture
      </button>
      <button type="submit" className="primary">
        Go on
      </button>
    </form>
  );
}

/** The bar above GraphiQL: endpoint, language and signed-in player. */
export function Header() {
  const { language, trouble, challenge, isLocked } = useSession();
  return (
    <header className="head">
      <h1>GraphQL explorer</h1>
      <code className="endpoint">{window.location.host}/graphql</code>
      {trouble !== null && (
        <span className="trouble" role="alert">
          {trouble}{" "}
          {challenge === null && (
            <button type="button" onClick={() => void tryAgain()}>
              Try again
            </button>
          )}
          {isLocked && (
            <button type="button" onClick={() => void signIn("cookie", "demo2")}>
              Sign in as demo2
            </button>
          )}
        </span>
      )}
      {challenge !== null && <Captcha key={challenge.id} challenge={challenge} />}
      <span className="space" />
      <label>
        Language
        <select value={language} onChange={(event) => chooseLanguage(event.target.value)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Player />
    </header>
  );
}
