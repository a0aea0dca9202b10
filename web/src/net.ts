/** HTTP to the server, with errors that carry a reason. */

import { at } from "./below";
import type { About, Failure, Join, Made, NewTable, Rematch, SeatKey, TableInfo } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
    readonly about: About = {},
  ) {
    super(text);
  }
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const body = (await answer.json()) as Failure;
    return new ApiError(answer.status, body.error.reason, body.error.text, body.error.about);
  } catch {
    return new ApiError(answer.status, "unknown", answer.statusText);
  }
}

async function ask(method: string, path: string, body?: unknown, key?: string, person?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (person) headers["Alhambra-Person"] = person;
  if (key) headers["Authorization"] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(at(path), { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", "The server does not answer.");
  }
  if (!answer.ok) throw await failure(answer);
  return answer;
}

/** Gets JSON. */
export async function get<T>(path: string, key?: string): Promise<T> {
  return (await (await ask("GET", path, undefined, key)).json()) as T;
}

/** Posts JSON and gets JSON. */
export async function post<T>(path: string, body: unknown = {}, key?: string): Promise<T> {
  return (await (await ask("POST", path, body, key)).json()) as T;
}

/** Asks for what is a person's, by the key of one of their devices, or for nothing but a yes. */
export async function askAs<T>(person: string | undefined, method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const answer = await ask(method, path, body, key, person);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Gets plain text, such as a rules page. */
export async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export const tableInfo = (table: string, key?: string): Promise<TableInfo> =>
  get(`/api/tables/${table}`, key);
export const makeTable = (table: NewTable): Promise<Made> => post("/api/tables", table);
export const joinTable = (table: string, who: Join): Promise<SeatKey> => post(`/api/tables/${table}/join`, who);
export const startTable = (table: string, host: string): Promise<TableInfo> =>
  post(`/api/tables/${table}/start`, {}, host);
export const rematch = (table: string, key: string): Promise<Rematch> =>
  post(`/api/tables/${table}/rematch`, {}, key);
