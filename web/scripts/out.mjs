/** Where the client is built: inside the Python package, which carries it (docs/decisions/0013). */
import { fileURLToPath } from "node:url";

export const OUT = fileURLToPath(new URL("../../src/parlour/server/client", import.meta.url));
