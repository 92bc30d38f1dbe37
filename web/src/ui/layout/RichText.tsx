/* oxlint-disable react/no-array-index-key -- parts of a text have no names, and never change places */
import { createContext, use, useId } from "react";
import { Link } from "react-router";
import type { RunFieldsFragment, TextBlockFieldsFragment } from "@/operations/fragments/generated.ts";
import styles from "./RichText.module.css";

const allPaths = () => true;
const KnownPaths = createContext<(path: string) => boolean>(allPaths);

/** A path of the site, without a second slash that would name another host. */
const OWN_PATH = /^\/(?![/\\])/;
const OTHER_ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

function Run({ run: { text, href, isStrong } }: { run: RunFieldsFragment }) {
  const isKnown = use(KnownPaths);
  const words = isStrong ? <strong>{text}</strong> : text;
  if (href === null) return words;
  if (OWN_PATH.test(href)) return isKnown(href) ? <Link to={href}>{words}</Link> : words;
  // An address of another kind (javascript:, data:) stays words.
  return OTHER_ADDRESS.test(href) ? (
    <a href={href} rel="noopener noreferrer nofollow">
      {words}
    </a>
  ) : (
    words
  );
}

const Runs = ({ runs }: { runs: readonly RunFieldsFragment[] }) =>
  runs.map((run, index) => <Run key={index} run={run} />);

function Heading({ level, text, anchor }: { level: number; text: string; anchor: string }) {
  const Tag = level <= 2 ? "h2" : level === 3 ? "h3" : "h4";
  return (
    <Tag id={anchor} className={styles.heading}>
      <a href={`#${anchor}`}>{text}</a>
    </Tag>
  );
}

/** A table without a word over its first column is one whose lines are named by that column. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const id = useId();
  const isNamedByLine = head[0] === "";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls inside its frame, also by keyboard; no landmark, since tables of one page may have the same heads
    <div className={styles.frame} role="group" tabIndex={0} aria-labelledby={id}>
      <table>
        <thead>
          <tr id={id}>
            {head.map((cell, index) =>
              cell === "" ? (
                <td key={index}>{cell}</td>
              ) : (
                <th key={index} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 && isNamedByLine ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block }: { block: TextBlockFieldsFragment }) {
  switch (block.__typename) {
    case "TextHeading":
      return <Heading level={block.level} text={block.text} anchor={block.anchor} />;
    case "TextList": {
      const Tag = block.isOrdered ? "ol" : "ul";
      return (
        <Tag>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </Tag>
      );
    }
    case "TextTable":
      return <Table head={block.head} rows={block.rows} />;
    case "TextNote":
      return (
        <p className={styles.note}>
          <Runs runs={block.runs} />
        </p>
      );
    default:
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

interface Props {
  blocks: readonly TextBlockFieldsFragment[];
  /** Whether a path of the site leads to a page that exists; a link to any other stays plain words. */
  isKnownPath?: (path: string) => boolean;
}

/** A text of the operator, laid out with the site's own parts: what they write is data, never markup. */
export function RichText({ blocks, isKnownPath = allPaths }: Props) {
  return (
    <KnownPaths value={isKnownPath}>
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </KnownPaths>
  );
}
