/** Narrows a name to one that a table has. */
export const isMember = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);
