// graphql-yoga on node:http, with the JIT of envelop. Logging off, parser and validation caches as they come.
import { createServer } from "node:http";
import { useGraphQlJit } from "@envelop/graphql-jit";
import { createYoga } from "graphql-yoga";
import { contextOf, port, ready, schema } from "./common.mjs";

/** yoga copies what `context` answers into a context of its own, which a class does not survive: it is put in whole. */
const ownContext = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn((args) =>
      executeFn({ ...args, contextValue: contextOf(Object.fromEntries(args.contextValue.request.headers)) }),
    );
  },
};
const yoga = createYoga({
  schema,
  graphqlEndpoint: "/graphql",
  logging: false,
  graphiql: false,
  landingPage: false,
  maskedErrors: false,
  plugins: [useGraphQlJit(), ownContext],
});
createServer(yoga).listen(port, "127.0.0.1", ready);
