import { chooseLanguage, refreshSession, signIn, signInByToken, signOut, useSession } from "./session.ts";

const languages = [{ code: "en", name: "English" }, { code: "ru", name: "Русский" }, { code: "ar", name: "العربية" }, { code: "es", name: "Español" }];

function Player() {
  const { login, token } = useSession();
  if (login === undefined) return <span className="who" role="status">…</span>;
  if (login === null) {
    return (
      <>
        <span className="who" role="status">Guest</span>
        <button type="button" className="primary" onClick={() => void signIn()}>Sign in as demo</button>
        <button type="button" onClick={() => void signInByToken()}>… with a token</button>
      </>
    );
  }
  return (
    <>
      <span className="who" role="status"><i className="dot" />{login}<small>{token === null ? "by cookie" : "by token"}</small></span>
      {token !== null && <button type="button" onClick={() => void navigator.clipboard.writeText(token)}>Copy token</button>}
      <button type="button" onClick={() => void signOut()}>Sign out</button>
    </>
  );
}

/** Above GraphiQL: where requests go, in which language, and as whom. */
export function Header() {
  const { language, trouble } = useSession();
  return (
    <header className="head">
      <h1>GraphQL explorer</h1>
      <code className="endpoint">{window.location.host}/graphql</code>
      {trouble !== null && <span className="trouble" role="alert">{trouble} <button type="button" onClick={() => void refreshSession()}>Try again</button></span>}
      <span className="space" />
      <label>
        Language
        <select value={language} onChange={(event) => chooseLanguage(event.target.value)}>
          {languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
        </select>
      </label>
      <Player />
    </header>
  );
}
