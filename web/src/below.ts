/** Where the client lies: a server may be hosted below a path, such as `/alhambra`. */

const script = import.meta.url; // one folder below the client, as built and as written

/** Nothing, or the path below which everything is. */
export const ROOT = new URL("..", script).pathname.replace(/\/$/, "");

/** What links that leave this device begin with. */
export const HOME = location.origin + ROOT;

/** A path of the client or of the server, as the browser has to ask for it. */
export const at = (path: string): string => ROOT + path;

/** The other way round. */
export const within = (path: string): string => (`${path}/`.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path);
