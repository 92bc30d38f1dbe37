import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** An icon as a component. The drawings of this set hold paths only, which read the same in SVG and in JSX. */
function iconComponent(svg: string): string {
  return `export default function Icon(props) { return ${svg.replace("<svg", "<svg {...props}").replace(/(\{\.\.\.props\})([^>]*)>/, "$2 $1>").replace(/<svg\s+/, "<svg ")}; }`;
}

export default defineConfig(({ command }) => ({
  root: path("."),
  plugins: [
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
    icons({ compiler: { extension: "jsx", compiler: iconComponent } }),
  ],
  resolve: { alias: { "@": path("./src"), "#shared": path("../shared") } },
  // Apollo Client keeps its development checks and messages out of a build by this global.
  define: command === "build" ? { "globalThis.__DEV__": "false" } : {},
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { localsConvention: "camelCaseOnly" as const } },
}));
