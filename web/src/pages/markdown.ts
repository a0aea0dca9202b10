/**
 * A small reader for the rules pages: headings, paragraphs, lists, tables, **bold**, *slanted*, `code`
 * and diagrams, which are images that are called by their names. It yields plain data that a component draws, so no page can ever bring markup of its own.
 */

export type Span = { kind: "plain" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "diagram"; name: string; caption: string };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const DIAGRAM = /^!\[(.*)\]\(([a-z_]+)\)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** Text with its marks. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    const [whole, strong, em, code] = match;
    found.push(
      strong !== undefined
        ? { kind: "strong", text: strong }
        : em !== undefined
          ? { kind: "em", text: em }
          : { kind: "code", text: code ?? "" },
    );
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

/** The blocks of a page; they are separated by empty lines, only headings stand alone. */
export function blocks(source: string): Block[] {
  const groups: string[][] = [[]];
  for (const line of source.split(/\r?\n/)) {
    const text = line.trimEnd();
    if (text === "") groups.push([]);
    else if (text.startsWith("#")) groups.push([text], []);
    else groups.at(-1)!.push(text);
  }
  return groups.filter((group) => group.length > 0).map(block);
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) };
  if (ITEM.test(first)) return { kind: "list", ordered: /^\d/.test(first), items: items(lines).map(spans) };
  if (first.startsWith("|") && lines.length > 1) return table(lines);
  const text = lines.map((line) => line.trim()).join(" ");
  const diagram = DIAGRAM.exec(text);
  if (diagram) return { kind: "diagram", name: diagram[2]!, caption: diagram[1]! };
  return { kind: "paragraph", spans: spans(text) };
}

/** The items of a list; lines that begin no item go on with the last one. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (ITEM.test(text)) found.push(text.replace(ITEM, ""));
    else found.push(`${found.pop() ?? ""} ${text}`.trim());
  }
  return found;
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}
