/**
 * What an operation is charged for besides its cost, computed once per operation from its type and the `@rateLimit` of
 * its root fields.
 */
import { getDirectiveValues, getOperationAST, OperationTypeNode, type FieldNode } from "graphql";
import { collect } from "../documents/collect.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import { argumentAt, compileValue, variableDefaults } from "../documents/values.ts";
import type { RateClass } from "../generated/resolvers.ts";
import type { ChargeClass } from "./rates.ts";

export interface Charge {
  class: ChargeClass;
  /** The login that a sign-in is tried for, by each argument that may hold it. */
  logins: readonly ((variables: Variables) => unknown)[];
}

/** Charges of an operation, one each time a field is asked for, under whatever names. */
export function chargesOf({ document: { schema, document }, name, type }: PreparedOperation): readonly Charge[] {
  if (type === "query") return [];
  const operation = getOperationAST(document, name);
  const root = operation && schema.getRootType(operation.operation);
  const directive = schema.getDirective("rateLimit");
  if (!operation || !root || !directive) return [];
  const defaults = variableDefaults(operation);
  const usual: ChargeClass = operation.operation === OperationTypeNode.SUBSCRIPTION ? "SUBSCRIPTION" : "MUTATION";

  const chargeOf = (node: FieldNode): Charge => {
    const field = root.getFields()[node.name.value];
    const values =
      field?.astNode &&
      (getDirectiveValues(directive, field.astNode) as { class: RateClass; login?: readonly string[] } | undefined);
    if (!field || !values) return { class: usual, logins: [] };
    const given = (argument: string) => {
      const found = node.arguments?.find((candidate) => candidate.name.value === argument);
      return found === undefined ? null : compileValue(found.value, defaults);
    };
    return {
      class: values.class,
      logins: (values.login ?? []).map((path) => argumentAt(path, field.args, given).find),
    };
  };

  return collect({ schema, document, defaults }, root, [{ set: operation.selectionSet, conditions: [] }]).flatMap(
    ({ nodes }) => {
      const node = nodes[0]?.node;
      return node === undefined || node.name.value.startsWith("__") ? [] : [chargeOf(node)];
    },
  );
}
