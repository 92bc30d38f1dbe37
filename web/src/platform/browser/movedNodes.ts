/**
 * Page translators and other extensions put elements of their own in place of texts. React knows nothing of it: taking
 * away or inserting beside a text that is not where React put it throws, and the whole view with it. Here such a text
 * is found by what stands in for it, and a text that the site changes comes back in its place, to be translated again.
 */

/** By a text that was taken out of the page: what was put there instead. */
type StandIns = WeakMap<Node, ChildNode>;

/** What stands for a node among the children of a parent: an element around it, or one in its place. */
function placeOf(child: Node, parent: Node, standIns: StandIns): ChildNode | null {
  for (let node: Node | null = standIns.get(child) ?? child; node !== null; node = node.parentNode)
    if (node.parentNode === parent) return node as ChildNode;
  return null;
}

/** Notes an exchange: a text gone, and an element added where it was. */
function note({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord, standIns: StandIns): Text[] {
  const gone = [...removedNodes].filter((node): node is Text => node instanceof Text && !node.isConnected);
  const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLElement);
  if (standIn === undefined) return [];
  for (const text of gone) standIns.set(text, standIn);
  return gone;
}

/** Lets React live with texts that others have moved. Once, before the page comes alive. */
export function tolerateMovedNodes(page: Document = document): void {
  const standIns: StandIns = new WeakMap();
  const take = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      if (record.type === "characterData") {
        const standIn = standIns.get(record.target);
        standIns.delete(record.target);
        if (standIn?.isConnected === true && !record.target.isConnected) standIn.replaceWith(record.target);
      } else for (const text of note(record, standIns)) observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(page.documentElement, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function tolerant<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    take(observer.takeRecords());
    placeOf(child, this, standIns)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function tolerant<New extends Node>(this: Node, node: New, before: Node | null): New {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as New;
    take(observer.takeRecords());
    return insertBefore.call(this, node, placeOf(before, this, standIns)) as New;
  };
}
