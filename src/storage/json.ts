/** What a text says, wrapped because it may say null; null when it is no JSON. */
export function readJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
